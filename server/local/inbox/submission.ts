import { z } from 'zod'
import { captchaName, contactFields, honeypotName } from '#content/contact-fields.ts'

/** The fields of a form post. */
type Submission = ReadonlyMap<string, string>

type ReadSubmission = { kind: 'read'; submission: Submission } | { kind: 'malformed'; message: string }

const jsonSubmission = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

/** Reads a form post in one of the three encodings that the hosted service takes: multipart, URL-encoded or JSON. */
export async function readSubmission(request: Request): Promise<ReadSubmission> {
  const isJson = request.headers.get('content-type')?.startsWith('application/json')
  try {
    const entries = isJson
      ? Object.entries(jsonSubmission.parse(await request.json())).map(([name, value]) => [name, String(value ?? '')])
      : [...(await request.formData())].filter(([, value]) => typeof value === 'string')
    return { kind: 'read', submission: new Map(z.array(z.tuple([z.string(), z.string()])).parse(entries)) }
  } catch {
    const message =
      'The form could not be read: send it as multipart/form-data, URL-encoded or a JSON object of plain values.'
    return { kind: 'malformed', message }
  }
}

/** Fields for the service, which are no part of the enquiry and are not kept. */
const technical = new Set(['access_key', honeypotName, 'redirect', 'enquiry_id', captchaName])

/** The fields of the enquiry itself. */
export function enquiryFields(submission: Submission): Record<string, string> {
  return Object.fromEntries([...submission].filter(([name]) => !technical.has(name)))
}

/** The reason why a submission is refused, in words for its sender; undefined for an acceptable one. */
export function refusal(submission: Submission, accessKey: string): string | undefined {
  if (submission.get('access_key') !== accessKey) return 'The access key is missing or not known.'
  if (!['', 'false'].includes(submission.get(honeypotName) ?? '')) {
    return `The message looks automated and was not sent. Leave the hidden field "${honeypotName}" empty and send it again.`
  }
  const missing = contactFields.filter(({ name, required }) => required && !submission.get(name)?.trim())
  if (missing.length > 0) return `Please fill in: ${missing.map(({ name }) => name).join(', ')}.`
  if (!z.regexes.unicodeEmail.test(submission.get('email') ?? '')) return 'Please check: email is not an email address.'
  return undefined
}
