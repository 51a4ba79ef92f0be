import { useRef } from 'react'

/** Does one piece of work at a time: one that is asked for meanwhile, as by a second press, is not begun. */
export function useOneAtATime(): (work: () => Promise<void>) => Promise<void> {
  const atWork = useRef(false)
  return async (work) => {
    if (atWork.current) return
    atWork.current = true
    try {
      await work()
    } finally {
      atWork.current = false
    }
  }
}
