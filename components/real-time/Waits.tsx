import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import { Definitions } from '#components/ui/points.tsx'
import { alertTimes } from '#content/facts/latency-budget.ts'
import { dayWord } from '#words/day-words.ts'
import { realTime } from '#words/pages/real-time-awareness.ts'
import { timestamp } from '#words/print.ts'

/** Section on delays outside the latency budget, with an alert and its four timestamps. */
export function Waits() {
  const { note, title, text, points, alert } = realTime.waits
  const { sensed, received, decided, delivered } = alertTimes()
  const times = [sensed, received, decided, delivered]
  return (
    <HeadedSection ground="deep" id="waits" numeral="4" note={note} title={title} text={text}>
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
