/* Sends an enquiry to the form service, and reads its answer. */

import { emailAddress } from '#components/islands/fields/typed-text.ts'
import { captchaName, contactFields, honeypotName } from '#content/contact-fields.ts'

interface Submission {
  endpoint: string
  body: FormData
  signal: AbortSignal
  failure: { unknown: string; network: string }
}

/** Timeout for an answer, in milliseconds; enough for a long text on a slow connection. */
const enquiryTimeout = 60_000

/** `unanswered`: the request timed out or the visitor left the page. The enquiry may have arrived. */
export type Outcome = Reply | { kind: 'unanswered' }

/** Posts one enquiry. Never rejects: a network failure counts as a refusal with its own message. */
export async function submitEnquiry({ endpoint, body, signal, failure }: Submission): Promise<Outcome> {
  const attempt = new AbortController()
  const giveUp = () => attempt.abort()
  signal.addEventListener('abort', giveUp)
  const timer = setTimeout(giveUp, enquiryTimeout)
  // Safari cancels requests at the beginning of a navigation, long before `pagehide`.
  let isLeaving = false
  const leave = () => {
    isLeaving = true
  }
  // The page is shown again, from the back/forward cache.
  const stay = () => {
    isLeaving = false
  }
  addEventListener('beforeunload', leave)
  addEventListener('pageshow', stay)
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body,
      signal: attempt.signal,
    })
    return readReply(await response.text(), response.ok, failure.unknown)
  } catch {
    return attempt.signal.aborted || isLeaving ? { kind: 'unanswered' } : { kind: 'refused', message: failure.network }
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', giveUp)
    removeEventListener('beforeunload', leave)
    removeEventListener('pageshow', stay)
  }
}

/** The fields of an enquiry that the site adds. `id` is the same in all attempts to send it. */
export interface Envelope {
  accessKey: string
  subject: string
  fromName: string
  id: string
  /** Proof for this attempt only, on a site with a captcha. */
  captchaToken: string | undefined
}

/**
 * The multipart body of an enquiry (specification, section 7), without the form's `redirect`: the service would deliver
 * the message, then answer with a redirect that browsers refuse to scripts.
 */
export function enquiryBody(form: HTMLFormElement, envelope: Envelope): FormData {
  const values = new FormData(form)
  const body = new FormData()
  body.set('access_key', envelope.accessKey)
  // The subject is among the form's fields, from the chosen topic (`Topics`).
  body.set('subject', values.get('subject') ?? envelope.subject)
  body.set('from_name', envelope.fromName)
  body.set('enquiry_id', envelope.id)
  for (const { name, type } of contactFields) {
    const value = String(values.get(name) ?? '')
    body.set(name, type === 'email' ? emailAddress(value) : value)
  }
  body.set(honeypotName, values.get(honeypotName) ?? '')
  if (envelope.captchaToken) body.set(captchaName, envelope.captchaToken)
  return body
}

type Reply = { kind: 'sent' } | { kind: 'refused'; message: string }

/**
 * Reads the form service's answer. Only the boolean `success: true` with a status of success means sent; any other answer is
 * a refusal, JSON or not. Depending on the status, the service's message is at the top or in `body`. It is cut at
 * `maxMessage`.
 * @param ok whether the status is one of success
 * @param unknown the message for an answer without one, or with one that contradicts its status
 */
export function readReply(text: string, ok: boolean, unknown: string): Reply {
  const reply = parse(text)
  if (reply.success === true) return ok ? { kind: 'sent' } : { kind: 'refused', message: unknown }
  return { kind: 'refused', message: words(reply.message) ?? words(fieldsIn(reply.body).message) ?? unknown }
}

function parse(text: string): Record<string, unknown> {
  try {
    return fieldsIn(JSON.parse(text))
  } catch {
    return {}
  }
}

function fieldsIn(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** Maximum length of a shown message, in characters. Layout of a much longer one takes the browser seconds. */
const maxMessage = 500

function words(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined
  const characters = [...value.slice(0, 2 * maxMessage + 2)]
  return characters.length > maxMessage ? `${characters.slice(0, maxMessage).join('')}…` : value
}

/** Minimum time in which a person can fill in the form, in milliseconds since the page was opened. */
const implausible = 2_000

/** Whether the page has been open for too short a time to have been filled in by a person. */
export const isImplausible = (): boolean => performance.now() < implausible

/**
 * Resolves when an enquiry may be sent, or when the visitor leaves the page. A person with a restored draft waits a moment;
 * a program that submits the form at once and leaves sends nothing.
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
