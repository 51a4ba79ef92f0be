import { clockTime } from '#words/print.ts'
import { dashboard } from '#words/welcome.ts'

const words = dashboard.activity

/** The log of recent events. */
export function Activity() {
  return (
    <section className="panel activity" aria-labelledby="activity" title={dashboard.example}>
      <h2 id="activity">{words.title}</h2>
      <ol className="entries data">
        {words.entries.map((entry) => (
          <li key={entry.isoTime} className={entry.tone === 'alert' ? 'hot' : undefined}>
            <time dateTime={entry.isoTime}>{shownTime(entry.isoTime)}</time> {entry.text}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A time such as '15:24' as the language writes it. */
export function shownTime(isoTime: string): string {
  const [hours = 0, minutes = 0] = isoTime.split(':').map(Number)
  return clockTime(60 * hours + minutes)
}
