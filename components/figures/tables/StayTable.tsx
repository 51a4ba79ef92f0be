import { stayRows } from '#content/day/words/rows.ts'
import { dayWord } from '#words/day-words.ts'
import { tableWords } from '#words/figures.ts'
import * as print from '#words/print.ts'
import { ColumnHeads } from './ColumnHeads.tsx'

/** Every stay of the one day in order of arrival. The sums in the foot are the time at rest, the time moving, and the day. */
export function StayTable() {
  const { caption, columns, sums } = tableWords.stays
  const totals = [
    { name: sums.rest, minutes: dayWord('day.rest.minutes') },
    { name: sums.moving, minutes: dayWord('day.moving.minutes') },
    { name: sums.day, minutes: dayWord('day.minutes') },
  ]
  return (
    <table>
      <caption>{caption}</caption>
      <ColumnHeads columns={columns} numbers={['minutes', 'envelope']} />
      <tbody>
        {stayRows(print).map((stay) => (
          <tr key={stay.arrive} className={stay.isShort ? 'hot' : undefined}>
            <th scope="row">{stay.place}</th>
            <td>{stay.arrive}</td>
            <td>{stay.leave}</td>
            <td className="r">{stay.minutes}</td>
            <td className="r">{stay.envelope}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {totals.map(({ name, minutes }) => (
          <tr key={name}>
            <th scope="row" colSpan={3}>
              {name}
            </th>
            <td className="r">{minutes}</td>
            <td />
          </tr>
        ))}
      </tfoot>
    </table>
  )
}
