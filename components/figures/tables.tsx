/*
 * Tables of the simulated day on pages and in articles. Their values are results (content/day/results/track.json), their
 * words are in content/en/figures.ts.
 */

import { wordsClass } from '#components/ui/words-in-figures.ts'
import track from '#content/day/results/track.json' with { type: 'json' }
import { dayWord } from '#words/day-words.ts'
import { tableWords } from '#words/figures.ts'
import { clockTime, decimal, whole } from '#words/print.ts'

/** Every stay of the one day in order of arrival. The sums in the foot are the time at rest, the time moving, and the day. */
export function StayTable() {
  const { caption, columns, sums } = tableWords.stays
  const totals = [
    { name: sums.rest, minutes: dayWord('day.rest.minutes') },
    { name: sums.moving, minutes: dayWord('day.moving.minutes') },
    { name: sums.day, minutes: dayWord('day.minutes') },
  ]
  return (
    <table className="ruled-table figures @max-[23rem]/page:close-columns">
      <caption>{caption}</caption>
      <ColumnHeads columns={columns} />
      <tbody>
        {track.stays.map((stay) => (
          <tr key={stay.arrive} className={stay.isShort ? 'hot' : undefined}>
            <th scope="row">S{stay.place}</th>
            <td>{clockTime(stay.arrive)}</td>
            <td>{clockTime(stay.leave)}</td>
            <td>{whole(stay.minutes)}</td>
            <td>{decimal(stay.envelope, 0)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {totals.map(({ name, minutes }) => (
          <tr key={name}>
            <th scope="row" className={wordsClass(name)} colSpan={3}>
              {name}
            </th>
            <td>{minutes}</td>
            <td />
          </tr>
        ))}
      </tfoot>
    </table>
  )
}

/** The worked example of entropy: each place's share of the time at rest, and its term of the sum in bits. */
export function EntropyTable() {
  const { caption, columns, sum } = tableWords.entropy
  return (
    <table className="ruled-table figures">
      <caption>{caption}</caption>
      <ColumnHeads columns={columns} />
      <tbody>
        {track.places.map((row) => (
          <tr key={row.place} className={row.isShort ? 'hot' : undefined}>
            <th scope="row">S{row.place}</th>
            <td>{whole(row.minutes)}</td>
            <td>{decimal(row.percent, 1)}</td>
            <td>{decimal(row.bits, 4)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className={wordsClass(sum)}>
            {sum}
          </th>
          <td>{dayWord('day.rest.minutes')}</td>
          <td>{decimal(100, 1)}</td>
          <td>{dayWord('day.entropy.full')}</td>
        </tr>
      </tfoot>
    </table>
  )
}

const { caption, columns, conditions } = tableWords.sample

/** A share in percent with its interval: '93 (87–96)'. */
const percent = ({ share, least, most }: (typeof track.otherDays)[number]['recall']): string =>
  `${whole(share * 100)} (${whole(least * 100)}–${whole(most * 100)})`

/** Failures of filter and detector on days that they were not tuned on: one row for each thing made harder. */
export function OutOfSampleTable() {
  return (
    <table className="ruled-table figures close-columns max-narrow:stacked">
      <caption>{caption}</caption>
      <ColumnHeads columns={columns} />
      <tbody>
        {track.otherDays.map(({ condition, recall, precision, ...scores }) => (
          <tr key={condition}>
            <th scope="row" className="note">
              {conditions[condition as keyof typeof conditions]}
            </th>
            {[
              whole(scores.thrown),
              whole(scores.caught),
              whole(scores.visits),
              whole(scores.missed),
              whole(scores.false),
              percent(recall),
              percent(precision),
              whole(scores.worst),
              decimal(scores.errorMetres, 0),
            ].map((cell, column) => (
              <td data-label={Object.values(columns)[column + 1]} key={Object.keys(columns)[column + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** How a count in the sweep compares with the true one. */
const verdictClasses: Readonly<Record<string, string>> = {
  right: 'bg-amber text-amber-ink',
  lost: 'bg-[color-mix(in_oklab,var(--color-ink)_6%,var(--color-paper))]',
  split: 'bg-[color-mix(in_oklab,var(--color-ink)_26%,var(--color-paper))]',
  shattered: 'bg-ink text-paper',
}
const used = 'font-bold outline-3 -outline-offset-3 outline-ink'

/** The number of stays found for every pair of T (rows) and D (columns). The block of equal numbers is the plateau. */
export function PlateauTable() {
  return (
    <table className="ruled-table plateau-table">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{tableWords.plateau.corner}</span>
          </th>
          {track.sweep.distances.map((distance) => (
            <th scope="col" key={distance}>
              {distance}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {track.sweep.rows.map(({ duration, cells }) => (
          <tr key={duration}>
            <th scope="row">{duration}</th>
            {cells.map(({ distance, stays, verdict, isUsed }) => (
              <td key={distance} className={`${verdictClasses[verdict]}${isUsed ? ` ${used}` : ''}`}>
                {stays}
                {isUsed && <span className="sr-only">, {tableWords.plateau.used}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The head of a table, one row. */
function ColumnHeads({ columns }: { columns: Readonly<Record<string, string>> }) {
  return (
    <thead>
      <tr>
        {Object.entries(columns).map(([key, head]) => (
          <th scope="col" key={key}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
  )
}
