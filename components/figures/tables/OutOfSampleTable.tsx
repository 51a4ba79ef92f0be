import { type Share, shareOf } from '#content/day/counts/forecast.ts'
import { outOfSample } from '#content/day/readings/sample.ts'
import { median } from '#content/day/track/filter.ts'
import { tableWords } from '#words/figures.ts'
import { decimal, whole } from '#words/print.ts'
import { ColumnHeads } from './ColumnHeads.tsx'

const { caption, columns, conditions } = tableWords.sample
const numbers = ['thrown', 'caught', 'visits', 'missed', 'false', 'recall', 'precision', 'worst', 'error'] as const

/** A share in percent with its interval: '93 (87–96)'. */
const percent = ({ share, least, most }: Share): string =>
  `${whole(share * 100)} (${whole(least * 100)}–${whole(most * 100)})`

/** Failures of filter and detector on days that they were not tuned on: one row for each thing made harder. */
export function OutOfSampleTable() {
  return (
    <table>
      <caption>{caption}</caption>
      <ColumnHeads columns={columns} numbers={numbers} />
      <tbody>
        {outOfSample().map(({ condition, days, total }) => (
          <tr key={condition}>
            <th scope="row">{conditions[condition]}</th>
            {[
              whole(total.thrown),
              whole(total.caught),
              whole(total.visits),
              whole(total.missed),
              whole(total.false),
              percent(shareOf(total.found, total.visits)),
              percent(shareOf(total.found, total.found + total.false)),
              whole(Math.max(...days.map((one) => one.missed + one.false))),
              decimal(median(total.errors), 0),
            ].map((cell, column) => (
              <td className="r" key={numbers[column]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
