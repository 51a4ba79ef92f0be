import { captchaName, contactFields, honeypotName } from './fields.ts'

/** What the site adds to the visitor's words. `id` stays with an enquiry through every attempt to send it. */
export interface Envelope {
  accessKey: string
  subject: string
  fromName: string
  id: string
  /** Where a captcha is asked for: proof for this attempt alone. */
  captchaToken: string | undefined
}

/**
 * The multipart body of one enquiry (specification, section 7). It leaves out the form's `redirect`: the service
 * would answer a script with a redirect that the browser refuses, after delivering the message.
 */
export function enquiryBody(form: HTMLFormElement, envelope: Envelope): FormData {
  const values = new FormData(form)
  const body = new FormData()
  body.set('access_key', envelope.accessKey)
  body.set('subject', envelope.subject)
  body.set('from_name', envelope.fromName)
  body.set('enquiry_id', envelope.id)
  for (const { name } of contactFields) body.set(name, values.get(name) ?? '')
  body.set(honeypotName, values.get(honeypotName) ?? '')
  if (envelope.captchaToken) body.set(captchaName, envelope.captchaToken)
  return body
}
