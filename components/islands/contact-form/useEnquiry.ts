/*
 * The hook behind the contact form (ContactForm.island.tsx): it sends the enquiry, and keeps what the form shows meanwhile
 * and after.
 */

import { type RefObject, type SubmitEvent, useEffect, useReducer, useRef } from 'react'
import { type Captcha, withToken } from '#components/islands/fields/captcha/captcha.ts'
import { honeypotName } from '#content/contact-fields.ts'
import { type Envelope, enquiryBody, isImplausible, type Outcome, plausibleTime, submitEnquiry } from './submit.ts'

interface EnquirySettings extends Omit<Envelope, 'id' | 'captchaToken'> {
  endpoint: string
  failure: { unknown: string; network: string }
  captcha: { handle: RefObject<Captcha | null>; notSent: string }
}

/** The state of the form and its one request. */
export function useEnquiry({ endpoint, failure, captcha, ...envelope }: EnquirySettings) {
  const [state, dispatch] = useReducer(reduceContact, initialContactState)
  const request = useRef<AbortController>(null)
  const idField = useRef<HTMLInputElement>(null)

  // Resets the state after a restore from the back/forward cache, because the request ended when the visitor left. Safari on
  // phones has reported it as a network failure by then, without an event before.
  const { network } = failure
  useEffect(() => {
    const abort = () => request.current?.abort()
    const leave = () => {
      abort()
      dispatch({ kind: 'left', network })
    }
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      abort()
    }
  }, [network])

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    // Undefined on insecure origins, where the form is submitted as plain HTML.
    if (!('randomUUID' in crypto)) return
    event.preventDefault()
    // A ref, because a second press can come before React has rendered the new state.
    const id = idField.current
    if (request.current !== null || id === null) return
    request.current = new AbortController()
    dispatch({ kind: 'submit' })
    const form = event.currentTarget
    id.value ||= crypto.randomUUID()
    reportChange(form)
    const { signal } = request.current
    const notSent: Outcome = { kind: 'refused', message: captcha.notSent || failure.unknown }
    if (isImplausible()) await plausibleTime(signal)
    const attempt = async (captchaToken?: string) =>
      // Aborted when the visitor has left the page in the meantime.
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
      reportChange(form)
    } else untick(form)
    dispatch(outcome)
  }

  return { state, submit, idField, startAgain: () => dispatch({ kind: 'again' }) }
}

/** Clears the honeypot after a refusal: a visitor whose browser or extension has ticked it cannot see why. */
function untick(form: HTMLFormElement): void {
  const honeypot = form.elements.namedItem(honeypotName)
  if (honeypot instanceof HTMLInputElement) honeypot.checked = false
}

/** Reports a change of the form by script to `draft.client.ts`, which listens to `input`. */
function reportChange(form: HTMLFormElement): void {
  form.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The state of the form (specification, section 4). `first` is the form as the page was loaded. */
type ContactState =
  | { kind: 'idle'; since: 'first' | 'success' }
  | { kind: 'submitting' }
  | { kind: 'success' }
  | { kind: 'failure'; message: string }
  /** No answer in time: the enquiry may have arrived. */
  | { kind: 'unanswered' }

type ContactEvent =
  | { kind: 'submit' }
  | { kind: 'sent' }
  | { kind: 'refused'; message: string }
  | { kind: 'unanswered' }
  /** The visitor leaves the page. `network`: the message of a network failure, after which the enquiry may have arrived. */
  | { kind: 'left'; network: string }
  | { kind: 'again' }

const initialContactState: ContactState = { kind: 'idle', since: 'first' }

/** The state after an event. An event that does not fit the state, such as a late reply, changes nothing. */
function reduceContact(state: ContactState, event: ContactEvent): ContactState {
  switch (event.kind) {
    case 'submit':
      return state.kind === 'submitting' || state.kind === 'success' ? state : { kind: 'submitting' }
    case 'sent':
      return state.kind === 'submitting' ? { kind: 'success' } : state
    case 'refused':
      return state.kind === 'submitting' ? { kind: 'failure', message: event.message } : state
    case 'unanswered':
      return state.kind === 'submitting' ? { kind: 'unanswered' } : state
    case 'left':
      return state.kind === 'failure' && state.message === event.network ? { kind: 'unanswered' } : state
    case 'again':
      return state.kind === 'success' ? { kind: 'idle', since: 'success' } : state
  }
}
