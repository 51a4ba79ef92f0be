interface HeldSubmit {
  /** Stops holding, and repeats a held submit in the hydrated form. */
  release: () => void
  /** Stops holding, and sends a held submit as plain HTML. False if none was held, or its form has mistakes or no `action`. */
  sendPlain: () => boolean
}

/**
 * Holds a submit that comes before the island is ready, so that the enquiry is neither lost nor sent twice. The submit of a
 * form with mistakes, which the browser reports by `invalid`, is held until the island can show them. An island is built with
 * one form at most.
 */
export function holdSubmit(marker: HTMLElement, onHold: () => void): HeldSubmit {
  let isHolding = true
  // The page's inline script marks a form that was sent before this module ran.
  let held: Event | undefined = marker.querySelector('form[data-early]') ? new SubmitEvent('submit') : undefined
  const hold = (event: Event) => {
    if (!isHolding) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held = event
    onHold()
  }
  for (const attempt of ['submit', 'invalid']) marker.addEventListener(attempt, hold, true)
  return {
    release() {
      isHolding = false
      // If the markup was altered, React has rendered a new form.
      const form = marker.querySelector('form')
      const submitter = held instanceof SubmitEvent && form?.contains(held.submitter) ? held.submitter : undefined
      // A form with mistakes, too, which the hydrated island shows; but not one whose visitor has mended it in the meantime, and
      // may still be typing.
      if (held instanceof SubmitEvent || (held && form?.matches(':invalid'))) form?.requestSubmit(submitter)
    },
    sendPlain() {
      isHolding = false
      const form = marker.querySelector('form')
      // Makes the browser report the mistakes.
      if (!held || !form?.reportValidity() || !form.hasAttribute('action')) return false
      form.submit()
      return true
    },
  }
}
