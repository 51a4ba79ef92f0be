import { type Metres, placeColumns, pointOf, rounded } from '#content/dataset/georeference.ts'
import { type Table, tabulate } from '#content/dataset/table.ts'
import { day } from '#content/day/day.ts'
import type { Point } from '#content/day/ground/sheet.ts'
import { plot, type Ranging } from '#content/day/radio/trilateration.ts'

const metres = (units: number, decimals: number) => rounded(units / plot.unitsPerMetre, decimals)
/** A point of the radio plot, which has a corner of its own. */
const onPlot = ({ x, y }: Point): Metres => ({ east: metres(x, 2), north: metres(plot.height - y, 2) })

/** What each anchor of the radio plot received, and the distance that this suggests. */
export const signalObservations = (): Table =>
  tabulate(
    'signal-observations',
    day().rangings,
    [
      { name: 'observation', type: 'integer', unit: 'none', of: (_, index) => index + 1 },
      { name: 'anchor', type: 'text', unit: 'none', of: (_, index) => `A${index + 1}` },
      ...placeColumns(({ anchor }: Ranging) => onPlot(anchor)),
      { name: 'strength_dbm', type: 'number', unit: 'dBm', of: ({ dBm }) => rounded(dBm, 2) },
      { name: 'range_m', type: 'number', unit: 'm', of: ({ range }) => metres(range, 2) },
      { name: 'range_error_m', type: 'number', unit: 'm', of: ({ error }) => metres(error, 2) },
    ],
    ({ anchor }) => pointOf(onPlot(anchor)),
  )
