/*
 * The turns of one junction of the simulated town, as the devices of its sample tell them: people by turn and by mode, with
 * their intervals and with what is withheld, and how sure the ranking is in other samples. Data of the sample /data/junction
 * and of the numbers junction.panel.*. A change takes effect with `npm run results -w content/day`.
 */

import { modes } from '#day/counts/residents.ts'
import { town } from '#day/counts/town.ts'
import { junctionTurns, type Turn } from '#day/counts/turns.ts'
import {
  bySide,
  districtCounts,
  type Estimate,
  estimate,
  otherSample,
  published,
  rule,
  type Sample,
} from '#day/experiments/district-counts.ts'
import { item } from '#day/item.ts'
import { once } from '#day/once.ts'
import { mulberry32 } from '#day/random.ts'
import { shareWhere } from '#day/sums.ts'

/** Other samples of the same residents. */
const trials = { seed: 2618, count: 200 } as const

type Pass = ReturnType<typeof junctionTurns>['passes'][number]
type BySide = ReturnType<typeof bySide>

/** Devices that took a turn or a mode, and the people for whom they stand. */
interface Counted {
  readonly devices: BySide
  readonly estimate: Estimate
  readonly isWithheld: boolean
}

function counted(passes: readonly Pass[], sample: Sample, carries: (who: number) => boolean): Counted {
  const { residents } = town()
  const devices = bySide(
    (side) => passes.filter(({ who }) => item(residents, who).side === side && carries(who)).length,
  )
  return {
    devices,
    estimate: published(estimate(devices, sample)),
    isWithheld: devices.north + devices.south < rule.leastDevices,
  }
}

/** Every turn as a sample gives it, most people first; no total is published with them. */
function turnsBy(sample: Sample, carries: (who: number) => boolean) {
  const { passes, turns } = junctionTurns()
  return turns
    .map((turn) => ({
      turn,
      ...counted(
        passes.filter((pass) => isOf(turn, pass)),
        sample,
        carries,
      ),
    }))
    .toSorted((one, other) => other.estimate.people - one.estimate.people || other.turn.sum - one.turn.sum)
}

const isOf = (turn: Turn, pass: Pass): boolean => turn.from === pass.from && turn.to === pass.to

type TurnCount = ReturnType<typeof turnsBy>[number]

/** Whether a turn is the second for sure: its low end is above the high ends of all that come after it. */
const isSurelySecond = (turn: Turn, all: readonly TurnCount[]): boolean =>
  all[1]?.turn === turn &&
  !all[1].isWithheld &&
  all.slice(2).every(({ estimate: { most } }) => most < item(all, 1).estimate.least)

const contains = ({ least, most }: Estimate, truth: number): boolean => least <= truth && truth <= most

/** The counts of the sample of the town, and how they do in others. */
export const junctionPanel = once(() => {
  const { residents } = town()
  const { passes, hidden } = junctionTurns()
  const { sample } = districtCounts()
  const carries = (who: number) => item(residents, who).hasDevice
  const turns = turnsBy(sample, carries)
  const shown = turns.filter(({ isWithheld }) => !isWithheld)
  const ofShown = passes.filter((pass) => shown.some(({ turn }) => isOf(turn, pass)))
  const random = mulberry32(trials.seed)
  const others = Array.from({ length: trials.count }, () => {
    const other = otherSample(random)
    return turnsBy(other.sample, other.carries)
  })
  const othersShown = others.flat().filter(({ isWithheld }) => !isWithheld)
  return {
    turns,
    shown,
    isSure: isSurelySecond(hidden, turns),
    /** By mode, over the turns that are published: a total of all would give the others away. */
    modes: modes.map((mode) => {
      const those = ofShown.filter((pass) => pass.mode === mode)
      return { mode, truth: those.length, ...counted(those, sample, carries) }
    }),
    trials: trials.count,
    /** Of the other samples: in how many the turn is second for sure, and is second at all. */
    sure: others.filter((all) => isSurelySecond(hidden, all)).length,
    second: others.filter((all) => all[1]?.turn === hidden).length,
    /** Of the intervals that they publish: the share that contains the true number, from 0 to 1. */
    coverage: shareWhere(othersShown, (one) => contains(one.estimate, one.turn.sum)),
    /** The share of residents who must carry a device before as many of those who take the turn do as are published. */
    leastShare: rule.leastDevices / hidden.sum,
  }
})
