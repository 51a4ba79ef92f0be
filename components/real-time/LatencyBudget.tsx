import { ScrollFrame } from '#components/ui/ScrollFrame.tsx'
import { Section } from '#components/ui/Section.tsx'
import { SectionHead } from '#components/ui/SectionHead.tsx'
import { realTime } from '#content/en/pages/real-time-awareness.ts'
import { latencyBudget, spentStages } from '#content/facts/latency-budget.ts'

/** The promise as a bar of 100 ms, and as a table whose shares add up. */
export function LatencyBudget() {
  const { note, title, text, stages, reserve, reserveText, columns, caption, tableCaption, label } = realTime.budget
  const spent = spentStages()
  const total = spent.at(-1)?.to ?? 0
  return (
    <Section>
      <SectionHead numeral="2" note={note} title={title}>
        <p>{text}</p>
      </SectionHead>
      <figure className="budget">
        <svg role="img" aria-label={label(total, latencyBudget - total)}>
          {spent.map(({ from, share, to }, index) => (
            <g key={from}>
              <rect className={index % 2 ? 'share odd' : 'share'} x={`${from}%`} width={`${share}%`} height="100%" />
              <text className="share-number" x={`${(from + to) / 2}%`} y="50%" dy=".35em" textAnchor="middle">
                {share}
              </text>
            </g>
          ))}
          <rect className="reserve" x={`${total}%`} width={`${latencyBudget - total}%`} height="100%" />
          <text x={`${(total + latencyBudget) / 2}%`} y="50%" dy=".35em" textAnchor="middle">
            {latencyBudget - total}
          </text>
        </svg>
        <figcaption>{caption}</figcaption>
      </figure>
      <ScrollFrame className="table-frame budget-table" label={tableCaption}>
        <table>
          <caption className="sr-only">{tableCaption}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.stage}</th>
              <th scope="col">{columns.does}</th>
              <th scope="col" className="r">
                {columns.share}
              </th>
              <th scope="col" className="r">
                {columns.sum}
              </th>
            </tr>
          </thead>
          <tbody>
            {spent.map(({ stage, share, to }) => (
              <tr key={stage}>
                <th scope="row">{stages[stage].name}</th>
                <td>{stages[stage].text}</td>
                <td className="r">{share}</td>
                <td className="r">{to}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{reserve}</th>
              <td>{reserveText}</td>
              <td className="r">{latencyBudget - total}</td>
              <td className="r">{latencyBudget}</td>
            </tr>
          </tfoot>
        </table>
      </ScrollFrame>
    </Section>
  )
}
