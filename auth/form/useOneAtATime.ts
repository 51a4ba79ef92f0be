import { useRef } from 'react'
import { useRestored } from './useRestored.ts'

/** @param isWanted whether the page still waits for what the work brings */
type Work = (isWanted: () => boolean) => Promise<void>

/**
 * Does one piece of work at a time: one that is asked for meanwhile, as by a second press, is not begun. Who leaves the
 * page has not waited: restored from the back/forward cache, it begins anew, whatever is still on its way.
 */
export function useOneAtATime(): (work: Work) => Promise<void> {
  const atWork = useRef<Work>(null)

  useRestored(() => {
    atWork.current = null
  })

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
