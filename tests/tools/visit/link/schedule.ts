/** A list of actions, each at a time of `performance.now()`. */
export interface Schedule {
  /** Adds an action. Times never decrease from call to call. */
  at: (time: number, action: () => void) => void
  /** Drops the actions that are still to come. */
  stop: () => void
}

/**
 * Runs actions in the order of their addition, none before its time. Timers alone do not keep that order: two that are
 * due in the same millisecond run in any.
 */
export function openSchedule(): Schedule {
  let waiting: { time: number; action: () => void }[] = []
  let timer: NodeJS.Timeout | undefined
  const run = () => {
    timer = undefined
    while (waiting[0] !== undefined && waiting[0].time <= performance.now()) waiting.shift()?.action()
    plan()
  }
  const plan = () => {
    if (timer !== undefined || waiting[0] === undefined) return
    timer = setTimeout(run, Math.max(0, Math.ceil(waiting[0].time - performance.now())))
  }
  return {
    at: (time, action) => {
      waiting.push({ time, action })
      plan()
    },
    stop: () => {
      clearTimeout(timer)
      waiting = []
    },
  }
}
