import { useEffect, useEffectEvent } from 'react'

/** Calls a function when the page returns from the back/forward cache in the state it was left in (HTML, `pageshow`). */
export function useRestored(restored: () => void): void {
  const onRestored = useEffectEvent(restored)

  useEffect(() => {
    const show = (event: PageTransitionEvent) => event.persisted && onRestored()
    window.addEventListener('pageshow', show)
    return () => window.removeEventListener('pageshow', show)
  }, [])
}
