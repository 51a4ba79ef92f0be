/** Time in which nobody reads the form, writes to it and sends it, in milliseconds since the page was opened. */
const implausible = 2_000

/** Whether the page has been open for too short a time to have been filled in by a person. */
export const isImplausible = (): boolean => performance.now() < implausible

/**
 * Resolves when an enquiry may be sent, or when the visitor leaves the page. A person with a form that was kept waits a
 * moment; a program that fills in a form at once and goes on has sent nothing.
 */
export function plausibleTime(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wait = setTimeout(resolve, implausible - performance.now())
    signal.addEventListener('abort', () => {
      clearTimeout(wait)
      resolve()
    })
  })
}
