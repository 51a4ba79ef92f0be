/** One field of the form. A half takes half of a row; `startsRow` has no line to its left. */
interface FieldShape {
  name: string
  type: 'text' | 'email' | 'tel' | 'textarea'
  /** https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill-field */
  autoComplete: string
  required: boolean
  width: 'half' | 'full'
  startsRow: boolean
}

/** In order (specification, section 5). */
export const contactFields = [
  { name: 'firstName', type: 'text', autoComplete: 'given-name', required: true, width: 'half', startsRow: true },
  { name: 'lastName', type: 'text', autoComplete: 'family-name', required: true, width: 'half', startsRow: false },
  { name: 'email', type: 'email', autoComplete: 'email', required: true, width: 'half', startsRow: true },
  { name: 'phone', type: 'tel', autoComplete: 'tel', required: false, width: 'half', startsRow: false },
  {
    name: 'organization',
    type: 'text',
    autoComplete: 'organization',
    required: false,
    width: 'full',
    startsRow: true,
  },
  { name: 'message', type: 'textarea', autoComplete: 'on', required: true, width: 'full', startsRow: true },
] as const satisfies readonly FieldShape[]

export type ContactField = (typeof contactFields)[number]

export const messageRows = 5

/** A checkbox that only a program fills in. It is posted with the rest: the form service decides (section 5). */
export const honeypotName = 'botcheck'

/** Where the form service expects a captcha's token. */
export const captchaName = 'h-captcha-response'
