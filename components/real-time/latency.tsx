import { FigureCaption } from '#components/figures/FigureFrame.tsx'
import { DataTable } from '#components/ui/DataTable.tsx'
import { Definitions } from '#components/ui/points.tsx'
import { ScrollFrame } from '#components/ui/ScrollFrame.tsx'
import { HeadedSection } from '#components/ui/Section.tsx'
import { alertTimes, latencyBudget, spentStages } from '#content/facts/latency-budget.ts'
import { dayWord } from '#words/day-words.ts'
import { realTime } from '#words/pages/real-time-awareness.ts'
import { timestamp } from '#words/print.ts'

/** Section on the latency budget: its shares in a bar and in a table. */
export function LatencyBudget() {
  const { stages, reserve, reserveText, columns, caption, tableCaption, label } = realTime.budget
  const spent = spentStages()
  const total = spent.at(-1)?.to ?? 0
  return (
    <HeadedSection id="budget" numeral="3" {...realTime.budget}>
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

/** Section on delays outside the latency budget, with an alert and its four timestamps. */
export function Waits() {
  const { points, alert } = realTime.waits
  const { sensed, received, decided, delivered } = alertTimes()
  const times = [sensed, received, decided, delivered]
  return (
    <HeadedSection ground="deep" id="waits" numeral="4" {...realTime.waits}>
      <Definitions points={points} />
      <div className="alert-record">
        <h3>{alert.title}</h3>
        <p className="data">{alert.example}</p>
        <dl>
          {alert.rows.map((row, index) => (
            <div key={row.name}>
              <dt className="marginal">{row.name}</dt>
              <dd>
                <b>{timestamp(dayWord('day.short.alert'), times[index] ?? 0)}</b>
                {row.text}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </HeadedSection>
  )
}
