import { useEffect, useState } from 'react'

const format = new Intl.DateTimeFormat('en-CA', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/** The visitor's local time. The clock stops while the page is hidden, and is no live region, so nothing is read out. */
export function Clock() {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    let next: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      setNow(new Date())
      next = setTimeout(tick, 1000 - (Date.now() % 1000))
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
  const time = format.format(now)
  return <time dateTime={time}>{time}</time>
}
