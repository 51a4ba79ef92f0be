/*
 * Three drawings of sectors as tables: writes results/sectors.json, for the samples /data/junction, /data/contacts and
 * /data/load. A change takes effect with `npm run results -w content/day`.
 */

import { cellLoads, traffic } from '#day/counts/cell-load.ts'
import { mixing, neighboursOf } from '#day/counts/mixing.ts'
import { junctionTurns } from '#day/counts/turns.ts'
import { sheet } from '#day/ground/sheet.ts'
import { rounded } from '#day/rounded.ts'

/** Turns of fewer people are left to the file. */
const leastTurn = 20

/** Units of the sheet as kilometres. */
const inKilometres = (units: number): number => rounded((units * sheet.metresPerUnit) / 1000, 1)

export function sectors() {
  const { turns, hidden } = junctionTurns()
  return {
    /** Turns with most people first. */
    turns: turns
      .filter((turn) => turn.sum >= leastTurn)
      .toSorted((one, other) => other.sum - one.sum)
      .map((turn) => ({ from: turn.from, to: turn.to, people: turn.sum, ...turn.people, isHidden: turn === hidden })),
    contacts: neighboursOf(mixing().hidden.b).map(({ district, trips, share }) => ({
      district: district + 1,
      trips,
      share: rounded(share, 4),
      isHidden: district === mixing().hidden.a,
    })),
    /** Cells with most lost calls first. */
    cells: cellLoads()
      .cells.toSorted((one, other) => other.quarter.blocked - one.quarter.blocked)
      .map(({ mast, hour, quarter, circuits, toAdd }) => ({
        east: inKilometres(mast.x),
        north: inKilometres(sheet.height - mast.y),
        circuits,
        hour: rounded(hour.blocked, 4),
        quarter: rounded(quarter.blocked, 4),
        toAdd,
        isOver: quarter.blocked > traffic.limit,
      })),
  }
}
