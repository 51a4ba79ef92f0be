import { useEffect, useEffectEvent } from 'react'

/** Marks the history entry of the account, which has the address of the dashboard. */
const entry = 'account'

/** Gives the account a history entry of its own, so that Back returns to the dashboard. @param onBack on the way back */
export function useBack(onBack: () => void): void {
  const goBack = useEffectEvent(onBack)
  useEffect(() => {
    const { hash } = window.location
    // A reload, and another account in the same tab, find the entry in place.
    if (window.history.state !== entry) window.history.pushState(entry, '')
    // A link within the page, such as the one to its content, changes the hash.
    const leave = ({ state }: PopStateEvent) => state !== entry && window.location.hash === hash && goBack()
    window.addEventListener('popstate', leave)
    return () => window.removeEventListener('popstate', leave)
  }, [])
}
