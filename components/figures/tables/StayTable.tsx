import { stayRows } from '#content/day/words/rows.ts'
import { dayWord } from '#content/day/words/words.ts'
import { tableWords } from '#content/en/figures.ts'

/** Every stay of the one day, in order, with the sums that make a day of them. */
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
      <thead>
        <tr>
          <th scope="col">{columns.place}</th>
          <th scope="col">{columns.arrive}</th>
          <th scope="col">{columns.leave}</th>
          <th scope="col" className="r">
            {columns.minutes}
          </th>
          <th scope="col" className="r">
            {columns.envelope}
          </th>
        </tr>
      </thead>
      <tbody>
        {stayRows().map((stay) => (
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
