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
  const enquiryId = useRef<string>(null)

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
    if (request.current !== null) return
    request.current = new AbortController()
    enquiryId.current ??= crypto.randomUUID()
    dispatch({ kind: 'submit' })
    const body = enquiryBody(event.currentTarget, { ...envelope, id: enquiryId.current })
    const outcome = await submitEnquiry({ endpoint, body, signal: request.current.signal, failure })
    request.current = null
    if (outcome.kind === 'sent') enquiryId.current = null
    dispatch(outcome)
  }

  return { state, submit, startAgain: () => dispatch({ kind: 'again' }) }
}
