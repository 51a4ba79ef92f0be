import { z } from 'zod'

/** The fields of a form post. */
export type Submission = ReadonlyMap<string, string>

export type ReadSubmission = { kind: 'read'; submission: Submission } | { kind: 'malformed'; message: string }

const jsonSubmission = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

/** Reads a form post in one of the three encodings that the hosted service takes: multipart, URL-encoded or JSON. */
export async function readSubmission(request: Request): Promise<ReadSubmission> {
  const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase()
  try {
    if (type === 'application/json') return fromJson(await request.json())
    if (type === 'multipart/form-data' || type === 'application/x-www-form-urlencoded') {
      return fromForm(await request.formData())
    }
  } catch {
    return malformed('The form could not be read: its body is malformed.')
  }
  return malformed('The form could not be read: send it as multipart/form-data, URL-encoded or JSON.')
}

/** Most fields of a form post: several times those of the contact form, for forms of an operator's own. */
export const mostFields = 50

function fromForm(form: FormData): ReadSubmission {
  const submission = new Map<string, string>()
  if ([...form.keys()].length > mostFields) return tooMany()
  for (const [name, value] of form) {
    if (typeof value === 'string') submission.set(name, value)
    else if (value.size > 0) return malformed('Attachments are not accepted.')
  }
  return { kind: 'read', submission }
}

function fromJson(value: unknown): ReadSubmission {
  const result = jsonSubmission.safeParse(value)
  if (!result.success) return malformed('The form could not be read: its JSON must be one object of plain values.')
  if (Object.keys(result.data).length > mostFields) return tooMany()
  const entries = Object.entries(result.data).map(([name, entry]) => [name, String(entry ?? '')] as const)
  return { kind: 'read', submission: new Map(entries) }
}

const tooMany = () => malformed(`The form has too many fields: at most ${mostFields} are accepted.`)

function malformed(message: string): ReadSubmission {
  return { kind: 'malformed', message }
}

const required = ['firstName', 'lastName', 'email', 'message'] as const

/** Fields for the service, which are no part of the enquiry and are not kept. */
const technical = new Set(['access_key', 'botcheck', 'redirect', 'enquiry_id', 'h-captcha-response'])

/** The fields of the enquiry itself. */
export function enquiryFields(submission: Submission): Record<string, string> {
  return Object.fromEntries([...submission].filter(([name]) => !technical.has(name)))
}

/** The reason why a submission is refused, in words for its sender; undefined for an acceptable one. */
export function refusal(submission: Submission, accessKey: string): string | undefined {
  if (submission.get('access_key') !== accessKey) return 'The access key is missing or not known.'
  if (!['', 'false'].includes(submission.get('botcheck') ?? '')) {
    return 'The message looks automated and was not sent. Leave the hidden field "botcheck" empty and send it again.'
  }
  const missing = required.filter((name) => (submission.get(name) ?? '').trim() === '')
  if (missing.length > 0) return `Please fill in: ${missing.join(', ')}.`
  if (!z.regexes.unicodeEmail.test(submission.get('email') ?? '')) return 'Please check: email is not an email address.'
  return undefined
}
