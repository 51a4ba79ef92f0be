export interface HeldSubmit {
  /** Stops holding and completes a held submit through the hydrated form, once. */
  release: () => void
  /** Stops holding and sends a held submit as plain HTML. False when there was none, or its form has no address. */
  sendPlain: () => boolean
}

/** Keeps a submit that comes before the island is ready: sent twice or lost, either would be the visitor's enquiry. */
export function holdSubmit(marker: Element, onHold: () => void): HeldSubmit {
  let held: { form: HTMLFormElement; button: HTMLElement | null } | undefined
  const hold = (event: Event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held = { form, button: event instanceof SubmitEvent ? event.submitter : null }
    onHold()
  }
  marker.addEventListener('submit', hold, true)
  return {
    release() {
      marker.removeEventListener('submit', hold, true)
      if (held === undefined) return
      // React renders afresh where the markup was altered, and the form is then another element.
      const form = marker.contains(held.form) ? held.form : marker.querySelector('form')
      if (form?.contains(held.button)) form.requestSubmit(held.button)
      else form?.requestSubmit()
    },
    sendPlain() {
      marker.removeEventListener('submit', hold, true)
      if (!held?.form.hasAttribute('action')) return false
      held.form.submit()
      return true
    },
  }
}
