import { FigureCaption } from '#components/figures/FigureCaption.tsx'
import { DataTable } from '#components/ui/DataTable.tsx'
import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import { ScrollFrame } from '#components/ui/ScrollFrame.tsx'
import { latencyBudget, spentStages } from '#content/facts/latency-budget.ts'
import { realTime } from '#words/pages/real-time-awareness.ts'

/** Section on the latency budget: its shares in a bar and in a table. */
export function LatencyBudget() {
  const { note, title, text, stages, reserve, reserveText, columns, caption, tableCaption, label } = realTime.budget
  const spent = spentStages()
  const total = spent.at(-1)?.to ?? 0
  return (
    <HeadedSection id="budget" numeral="3" note={note} title={title} text={text}>
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
        <FigureCaption figure="latency-budget">{caption}</FigureCaption>
      </figure>
      <ScrollFrame className="table-frame budget-table" label={tableCaption}>
        <DataTable
          caption={tableCaption}
          hidesCaption
          columns={columns}
          rows={spent.map(({ stage, share, to }) => ({
            cells: [stages[stage].name, stages[stage].text, `${share}`, `${to}`],
          }))}
          foot={{ cells: [reserve, reserveText, `${latencyBudget - total}`, `${latencyBudget}`] }}
          align={['left', 'left', 'right', 'right']}
        />
      </ScrollFrame>
    </HeadedSection>
  )
}
