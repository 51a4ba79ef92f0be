import { captchaName, contactFields, honeypotName } from './fields.ts'

/** The site's own part of an enquiry. `id` is the same in all attempts to send it. */
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
  // The chosen topic's, among the form's fields (`Topics`).
  body.set('subject', values.get('subject') ?? envelope.subject)
  body.set('from_name', envelope.fromName)
  body.set('enquiry_id', envelope.id)
  for (const { name } of contactFields) body.set(name, values.get(name) ?? '')
  body.set(honeypotName, values.get(honeypotName) ?? '')
  if (envelope.captchaToken) body.set(captchaName, envelope.captchaToken)
  return body
}
