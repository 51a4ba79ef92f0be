import { useEffect, useRef } from 'react'

/** @param isWanted whether the page still waits for what the work brings */
type Work = (isWanted: () => boolean) => Promise<void>

/**
 * Does one piece of work at a time: one that is asked for meanwhile, as by a second press, is not begun. Who leaves the
 * page has not waited: restored from the back/forward cache, it begins anew, whatever is still on its way.
 */
export function useOneAtATime(): (work: Work) => Promise<void> {
  const atWork = useRef<Work>(null)

  useEffect(() => {
    const forget = (event: PageTransitionEvent) => {
      if (event.persisted) atWork.current = null
    }
    window.addEventListener('pageshow', forget)
    return () => window.removeEventListener('pageshow', forget)
  }, [])

  return async (work) => {
    if (atWork.current !== null) return
    atWork.current = work
    const isWanted = () => atWork.current === work
    try {
      await work(isWanted)
    } finally {
      if (isWanted()) atWork.current = null
    }
  }
}
