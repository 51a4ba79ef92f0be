/*
 * Three drawings of sectors as tables: writes results/sectors.json, for the samples /data/junction, /data/contacts and
 * /data/load. A change takes effect with `npm run results -w content/day`.
 */

import { cellLoads, traffic, upgradePlan } from '#day/counts/cell-load.ts'
import { mixing } from '#day/counts/mixing.ts'
import { junctionTurns } from '#day/counts/turns.ts'
import { contactsPanel } from '#day/experiments/contacts-panel.ts'
import { junctionPanel } from '#day/experiments/junction-panel.ts'
import { rounded } from '#day/rounded.ts'

/** A share with its interval and the true one, in whole percent. */
const inPercent = ({ value, least, most, truth }: Readonly<Record<'value' | 'least' | 'most' | 'truth', number>>) => {
  const whole = (share: number) => Math.round(share * 100)
  return { value: whole(value), least: whole(least), most: whole(most), truth: whole(truth) }
}

export function sectors() {
  const { hidden } = junctionTurns()
  const { shown, modes } = junctionPanel()
  const { ofHidden, settings } = contactsPanel()
  return {
    /** Turns that a panel publishes, with most people first; cars as the city's own counter has them. */
    turns: shown.map(({ turn, estimate }) => ({
      from: turn.from,
      to: turn.to,
      cars: turn.people.car,
      ...estimate,
      truth: turn.sum,
      isHidden: turn === hidden,
    })),
    /** The people of those turns by mode. */
    modes: modes.map(({ mode, estimate, truth }) => ({ mode, ...estimate, truth })),
    contacts: ofHidden.map(({ district, trips, ...share }) => ({
      district: district + 1,
      trips,
      ...inPercent(share),
      isHidden: district === mixing().hidden.a,
    })),
    /** Where the residents of the two districts are near each other. */
    settings: settings.map(({ setting, ...share }) => ({ setting, ...inPercent(share) })),
    /** Cells with most lost calls first. */
    cells: cellLoads().cells.map(({ name, hour, quarter, circuits, toAdd }) => ({
      name,
      load: rounded(hour.load, 1),
      circuits,
      lost: rounded(quarter.blocked, 4),
      toAdd,
      isOver: quarter.blocked > traffic.limit,
    })),
    /** Cells and circuits to add, year by year. */
    upgrades: upgradePlan(),
  }
}
