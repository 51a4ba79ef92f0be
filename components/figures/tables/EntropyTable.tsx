import { entropyRows } from '#content/day/words/rows.ts'
import { dayWord } from '#words/day-words.ts'
import { tableWords } from '#words/figures.ts'
import * as print from '#words/print.ts'
import { ColumnHeads } from './ColumnHeads.tsx'

/** The worked example of entropy: each place's share of the time at rest, and its term of the sum in bits. */
export function EntropyTable() {
  const { caption, columns, sum } = tableWords.entropy
  return (
    <table>
      <caption>{caption}</caption>
      <ColumnHeads columns={columns} numbers={['minutes', 'share', 'bits']} />
      <tbody>
        {entropyRows(print).map((row) => (
          <tr key={row.place} className={row.isShort ? 'hot' : undefined}>
            <th scope="row">{row.place}</th>
            <td className="r">{row.minutes}</td>
            <td className="r">{row.share}</td>
            <td className="r">{row.bits}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{sum}</th>
          <td className="r">{dayWord('day.rest.minutes')}</td>
          <td className="r">{print.decimal(100, 1)}</td>
          <td className="r">{dayWord('day.entropy.full')}</td>
        </tr>
      </tfoot>
    </table>
  )
}
