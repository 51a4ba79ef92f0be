export interface HeldSubmit {
  /** Stops holding, and submits the hydrated form if a submit was held. */
  release: () => void
  /** Stops holding, and sends a held submit as plain HTML. False if none was held, or its form has no `action`. */
  sendPlain: () => boolean
}

/** Holds a submit that comes before the island is ready, so that the enquiry is neither lost nor sent twice. */
export function holdSubmit(marker: HTMLElement, onHold: () => void): HeldSubmit {
  let held: { form: HTMLFormElement; button: HTMLElement | null } | undefined
  const hold = (event: SubmitEvent) => {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held = { form, button: submitter }
    onHold()
  }
  marker.addEventListener('submit', hold, true)
  return {
    release() {
      marker.removeEventListener('submit', hold, true)
      if (held === undefined) return
      // After altered markup React has rendered a new form.
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
