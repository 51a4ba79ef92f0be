/** One field of the form. `width` is a part of a row; a field that starts a row has no line to its left. */
interface FieldShape {
  name: string
  type: 'text' | 'email' | 'tel' | 'textarea'
  /** https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill-field */
  autoComplete: string
  required: boolean
  width: 'half' | 'full'
  startsRow: boolean
}

/** The fields in order (specification, section 5). */
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
export type ContactFieldName = ContactField['name']

/** The form's id. The choices of a topic stand above the form, and belong to it by this id. */
export const formId = 'contact-form'

/** Id of the heading above the form, which names it. */
export const formTitleId = 'write'

export const messageRows = 5

/** A hidden checkbox that only programs fill in. It is posted too, and the form service judges it (section 5). */
export const honeypotName = 'botcheck'

/** Field in which the form service expects a captcha's token. */
export const captchaName = 'h-captcha-response'
