import { sessionHours } from '#auth/limits.ts'
import { dashboard } from '#words/welcome.ts'
import { Clock } from './Clock.tsx'

const words = dashboard.session

/** The lifetime of a session and the present time. @param unanswered whether the service does not answer for the session */
export function SessionPanel({ unanswered }: { unanswered: boolean }) {
  return (
    <section className="panel session" aria-labelledby="session">
      <h2 id="session">{words.title}</h2>
      <p className="reading">
        <span className="marginal">{words.expires}</span>{' '}
        <span className="figure">
          {sessionHours} <small>{words.hours}</small>
        </span>
        {words.lasting(sessionHours)}
      </p>
      <p className="reading">
        <span className="marginal">{words.now}</span> <Clock />
      </p>
      <p>{words.note}</p>
      <p className="unanswered" role="status">
        {unanswered && words.unanswered}
      </p>
    </section>
  )
}
