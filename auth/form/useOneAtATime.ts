import { useRef } from 'react'
import { useRestored } from './useRestored.ts'

/** @param isWanted whether the page still waits for the result */
type Task = (isWanted: () => boolean) => Promise<void>

/**
 * A function that runs one task at a time and ignores calls while one is pending, such as a second press of a button. A
 * visitor who leaves the page stops waiting: once it is restored from the back/forward cache, a new task may start.
 */
export function useOneAtATime(): (task: Task) => Promise<void> {
  const pending = useRef<Task>(null)

  useRestored(() => {
    pending.current = null
  })

  return async (task) => {
    if (pending.current !== null) return
    pending.current = task
    const isWanted = () => pending.current === task
    try {
      await task(isWanted)
    } finally {
      if (isWanted()) pending.current = null
    }
  }
}
