import { useEffect, useState } from 'react'
import { standingDelay, standingInterval } from '#auth/limits.ts'
import type { Standing, WholeAccess } from '#auth/session/access.ts'

/**
 * Asks the service whether the session still stands: `standingDelay` after the dashboard appears, whenever the page is looked
 * at again or the network is back, and every `standingInterval` while the page is visible. A hidden page asks nothing.
 * @param access undefined while nobody is signed in
 */
export function useStanding(access: WholeAccess | undefined): Standing | undefined {
  const [standing, setStanding] = useState<Standing>()
  useEffect(() => {
    if (access === undefined) return
    const page = new AbortController()
    const { signal } = page
    let next: ReturnType<typeof setTimeout> | undefined
    let asking = false
    const ask = async () => {
      if (asking || document.visibilityState === 'hidden') return
      asking = true
      clearTimeout(next)
      const answer = await access.ask()
      asking = false
      if (signal.aborted) return
      setStanding(answer)
      next = setTimeout(ask, standingInterval)
    }
    for (const event of ['focus', 'online']) window.addEventListener(event, ask, { signal })
    document.addEventListener('visibilitychange', ask, { signal })
    next = setTimeout(ask, standingDelay)
    return () => {
      page.abort()
      clearTimeout(next)
    }
  }, [access])
  return standing
}
