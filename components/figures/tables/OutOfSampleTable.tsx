import { outOfSample, type Score } from '#content/day/readings/sample.ts'
import { median } from '#content/day/track/filter.ts'
import { tableWords } from '#content/en/figures.ts'
import { decimal, whole } from '#content/en/print.ts'
import { ColumnHeads } from './ColumnHeads.tsx'

const { caption, columns, sum, harder, conditions } = tableWords.sample
const counted = ['fixes', 'thrown', 'caught', 'visits', 'found', 'missed', 'false'] as const

function Row({ name, score }: { name: string; score: Score }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {counted.map((column) => (
        <td className="r" key={column}>
          {whole(score[column])}
        </td>
      ))}
      <td className="r">{decimal(median(score.errors), 0)}</td>
    </tr>
  )
}

/** Scores of filter and detector on days that they were not tuned on: each day, then all days with one thing made harder. */
export function OutOfSampleTable() {
  const [unchanged, ...changed] = outOfSample()
  return (
    <table>
      <caption>{caption}</caption>
      <ColumnHeads columns={columns} numbers={[...counted, 'error']} />
      {unchanged && (
        <tbody>
          {unchanged.days.map((score) => (
            <Row key={score.seed} name={String(score.seed)} score={score} />
          ))}
          <Row name={sum} score={unchanged.total} />
        </tbody>
      )}
      <tbody>
        <tr>
          <th scope="rowgroup" colSpan={Object.keys(columns).length}>
            {harder}
          </th>
        </tr>
        {changed.map(({ condition, total }) => (
          <Row key={condition} name={conditions[condition]} score={total} />
        ))}
      </tbody>
    </table>
  )
}
