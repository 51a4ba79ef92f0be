import { useEffect, useState } from 'react'
import { sessionHours } from '#auth/limits.ts'
import { clockTime } from '#words/print.ts'
import { dashboard } from '#words/welcome.ts'
import { Panel } from './Panel.tsx'

/** The lifetime of a session and the present time. @param unanswered whether the service does not answer for the session */
export function SessionPanel({ unanswered }: { unanswered: boolean }) {
  const { title, expires, hours, since, now, note, unanswered: notice } = dashboard.session
  return (
    <Panel id="session" title={title} place="field-1-2 print:break-inside-avoid">
      <p className="border-t border-rule pt-2 pb-3">
        <span className="marginal">{expires}</span>{' '}
        <span className="block text-display-1">
          {sessionHours} <small className="text-[0.375em] tracking-[-0.02em]">{hours}</small>
        </span>
        {since}
      </p>
      <p className="border-t border-rule pt-2 pb-3">
        <span className="marginal">{now}</span> <Clock />
      </p>
      <p>{note}</p>
      <p className="mt-3 font-bold empty:hidden" role="status">
        {unanswered && notice}
      </p>
    </Panel>
  )
}

const minute = 60_000

/**
 * The visitor's local time, to the minute: seconds would move beside other content without a pause (WCAG 2.2.2). The clock
 * stops while the page is hidden, and is not a live region, so it is not read out.
 */
function Clock() {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    let next: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      setNow(new Date())
      next = setTimeout(tick, minute - (Date.now() % minute))
    }
    const follow = () => {
      clearTimeout(next)
      if (document.visibilityState === 'visible') tick()
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      clearTimeout(next)
      document.removeEventListener('visibilitychange', follow)
    }
  }, [])
  // The attribute requires hours and minutes with a colon in every language (HTML standard, "time").
  return (
    <time
      className="block font-mono text-title-2 font-normal tracking-[-0.06em]"
      dateTime={now.toTimeString().slice(0, 5)}
    >
      {clockTime(60 * now.getHours() + now.getMinutes())}
    </time>
  )
}
