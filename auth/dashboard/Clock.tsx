import { useEffect, useState } from 'react'
import { clockTime } from '#words/print.ts'

const minute = 60_000

/**
 * The visitor's local time, to the minute: seconds would move beside other content without a pause (WCAG 2.2.2). The clock
 * stops while the page is hidden, and is no live region, so nothing is read out.
 */
export function Clock() {
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
  // Hours and minutes with a colon, as the attribute wants them in every language (HTML standard, "time").
  return <time dateTime={now.toTimeString().slice(0, 5)}>{clockTime(60 * now.getHours() + now.getMinutes())}</time>
}
