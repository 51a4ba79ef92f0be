import { dashboard } from '#words/welcome.ts'

const words = dashboard.activity

/** The log of recent events. */
export function Activity() {
  return (
    <section className="panel activity" aria-labelledby="activity">
      <h2 id="activity">{words.title}</h2>
      <ol className="entries data">
        {words.entries.map((entry) => (
          <li key={entry.time} className={entry.tone === 'alert' ? 'hot' : undefined}>
            <time dateTime={entry.time}>{entry.time}</time> {entry.text}
          </li>
        ))}
      </ol>
      <p className="note data">{words.note}</p>
    </section>
  )
}
