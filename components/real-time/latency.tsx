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
      <figure className="p-0">
        {/* The bar of 100 ms fills all four fields, so each field stands for 25 ms. */}
        <svg
          className="drawing h-[clamp(4rem,9vw,9rem)] border-2 border-ink bg-ground fill-ink font-mono text-deck font-bold max-wide:text-note"
          role="img"
          aria-label={label(total, latencyBudget - total)}
        >
          {spent.map(({ from, share, to }, index) => (
            <g key={from}>
              <rect className={index % 2 ? 'opacity-78' : undefined} x={`${from}%`} width={`${share}%`} height="100%" />
              <text className="fill-ground" x={`${(from + to) / 2}%`} y="50%" dy=".35em" textAnchor="middle">
                {share}
              </text>
            </g>
          ))}
          <rect className="fill-ground" x={`${total}%`} width={`${latencyBudget - total}%`} height="100%" />
          <text x={`${(total + latencyBudget) / 2}%`} y="50%" dy=".35em" textAnchor="middle">
            {latencyBudget - total}
          </text>
        </svg>
        <FigureCaption className="unlined" figure="latency-budget">
          {caption}
        </FigureCaption>
      </figure>
      <ScrollFrame className="field-2-4 mt-6 [&_:is(td,th)]:align-baseline" label={tableCaption}>
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
      <div className="fields mt-part border-t-2 border-ink print:grid">
        <h3 className="field-1-2 pt-3 pb-4 text-title-1">{alert.title}</h3>
        <p className="field-4 note pt-4 text-mute max-wide:pt-0 max-wide:pb-3">{alert.example}</p>
        <dl className="col-span-full fields p-0">
          {alert.rows.map((row, index) => (
            <div
              className="col-span-3 border-y border-rule pt-2 pb-4 max-wide:col-span-6 max-narrow:col-span-full"
              key={row.name}
            >
              <dt className="term">{row.name}</dt>
              <dd>
                <b className="block font-mono text-lead tracking-[-0.05em]">
                  {timestamp(dayWord('day.short.alert'), times[index] ?? 0)}
                </b>
                {row.text}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </HeadedSection>
  )
}
