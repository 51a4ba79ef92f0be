import { type RefObject, type SubmitEvent, useEffect, useReducer, useRef } from 'react'
import type { Captcha } from '#components/islands/fields/captcha/captcha.ts'
import { withToken } from '#components/islands/fields/captcha/with-token.ts'
import { type Envelope, enquiryBody } from './enquiry.ts'
import { initialContactState, reduceContact } from './state.ts'
import { type Outcome, submitEnquiry } from './submit.ts'

interface EnquirySettings extends Omit<Envelope, 'id' | 'captchaToken'> {
  endpoint: string
  failure: { unknown: string; network: string }
  captcha: { handle: RefObject<Captcha | null>; notSent: string }
}

/** The state of the form and the one request behind it. */
export function useEnquiry({ endpoint, failure, captcha, ...envelope }: EnquirySettings) {
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
    const id = idField.current
    if (request.current !== null || id === null) return
    request.current = new AbortController()
    dispatch({ kind: 'submit' })
    const form = event.currentTarget
    id.value ||= crypto.randomUUID()
    announce(form)
    const { signal } = request.current
    const notSent: Outcome = { kind: 'refused', message: captcha.notSent }
    const attempt = async (captchaToken?: string) =>
      // Who has left the page in the meantime is no longer sending.
      signal.aborted
        ? notSent
        : submitEnquiry({
            endpoint,
            body: enquiryBody(form, { ...envelope, id: id.value, captchaToken }),
            signal,
            failure,
          })
    const outcome = await withToken(captcha.handle, attempt, notSent)
    request.current = null
    if (outcome.kind === 'sent') {
      form.reset()
      id.value = ''
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
