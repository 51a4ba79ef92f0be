import { entropyRows } from '#content/day/words/rows.ts'
import { dayWord } from '#content/day/words/words.ts'
import { tableWords } from '#content/en/figures.ts'

/** The worked example of entropy: each place's share of the time at rest, and what it adds. */
export function EntropyTable() {
  const { caption, columns, sum } = tableWords.entropy
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.place}</th>
          {[columns.minutes, columns.share, columns.bits].map((column) => (
            <th scope="col" className="r" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entropyRows().map((row) => (
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
          <td className="r">100.0</td>
          <td className="r">{dayWord('day.entropy.full')}</td>
        </tr>
      </tfoot>
    </table>
  )
}
