import { onSheet, placeColumns, pointOf, rounded } from '#content/dataset/georeference.ts'
import { type Table, tabulate } from '#content/dataset/table.ts'
import { day } from '#content/day/day.ts'
import { fixNumbers, timeOfDay } from './row-identity.ts'

/** Every fix of the day, as the receiver reports it, with the verdict of the filter and the truth. */
export function fixes(): Table {
  const { fixes: all, rejected } = day()
  const numbers = fixNumbers()
  const spikes = new Set(rejected)
  return tabulate(
    'fixes',
    all,
    [
      { name: 'fix', type: 'integer', unit: 'none', of: (fix) => numbers.get(fix) ?? Number.NaN },
      { name: 't_min', type: 'number', unit: 'min', of: ({ t }) => rounded(t, 2) },
      { name: 'time', type: 'text', unit: 'none', of: ({ t }) => timeOfDay(t) },
      ...placeColumns(onSheet),
      { name: 'kept', type: 'boolean', unit: 'none', of: (fix) => !spikes.has(fix) },
      { name: 'thrown', type: 'boolean', unit: 'none', of: ({ thrown }) => thrown },
    ],
    (fix) => pointOf(onSheet(fix)),
  )
}
