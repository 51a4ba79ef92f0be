import { type SubmitEvent, useEffect, useReducer, useRef } from 'react'
import { type Envelope, enquiryBody } from '#components/islands/contact-form/enquiry.ts'
import { initialContactState, reduceContact } from '#components/islands/contact-form/state.ts'
import { submitEnquiry } from '#components/islands/contact-form/submit.ts'

interface EnquirySettings extends Omit<Envelope, 'id'> {
  endpoint: string
  failure: { unknown: string; network: string }
}

/** The state of the form and the one request behind it. */
export function useEnquiry({ endpoint, failure, ...envelope }: EnquirySettings) {
  const [state, dispatch] = useReducer(reduceContact, initialContactState)
  const request = useRef<AbortController>(null)
  const idField = useRef<HTMLInputElement>(null)

  // Who leaves the page has not waited for the answer; one restored from the back/forward cache must not wait for ever.
  useEffect(() => {
    const abort = () => request.current?.abort()
    addEventListener('pagehide', abort)
    return () => {
      removeEventListener('pagehide', abort)
      abort()
    }
  }, [])

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    // An insecure address has no such function, and the form is then sent as plain HTML.
    if (!('randomUUID' in crypto)) return
    event.preventDefault()
    // State lags behind a second press in the same moment; this does not.
    if (request.current !== null || idField.current === null) return
    request.current = new AbortController()
    dispatch({ kind: 'submit' })
    const form = event.currentTarget
    idField.current.value ||= crypto.randomUUID()
    announce(form)
    const body = enquiryBody(form, { ...envelope, id: idField.current.value })
    const outcome = await submitEnquiry({ endpoint, body, signal: request.current.signal, failure })
    request.current = null
    if (outcome.kind === 'sent') {
      form.reset()
      idField.current.value = ''
      announce(form)
    }
    dispatch(outcome)
  }

  return { state, submit, idField, startAgain: () => dispatch({ kind: 'again' }) }
}

/** Tells whoever keeps what is in the form (see `draft.client.ts`) that it has changed. */
function announce(form: HTMLFormElement): void {
  form.dispatchEvent(new Event('input', { bubbles: true }))
}
