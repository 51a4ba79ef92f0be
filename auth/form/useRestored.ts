import { useEffect, useEffectEvent } from 'react'

/** Does something when the page comes back from the back/forward cache as it was left (HTML standard, `pageshow`). */
export function useRestored(begin: () => void): void {
  const onRestored = useEffectEvent(begin)

  useEffect(() => {
    const restore = (event: PageTransitionEvent) => event.persisted && onRestored()
    window.addEventListener('pageshow', restore)
    return () => window.removeEventListener('pageshow', restore)
  }, [])
}
