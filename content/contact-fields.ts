/** One field of the form. `width` is a part of a row. */
interface FieldShape {
  name: string
  type: 'text' | 'email' | 'tel' | 'textarea'
  /** https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill-field */
  autoComplete: string
  required: boolean
  width: 'half' | 'full'
}

/**
 * The fields of the contact form in their order (specification, section 5): the form, its words and the local inbox read
 * this list. A field without words in content/en/contact-form.ts or content/fr/contact-form.ts does not compile.
 */
export const contactFields = [
  { name: 'firstName', type: 'text', autoComplete: 'given-name', required: true, width: 'half' },
  { name: 'lastName', type: 'text', autoComplete: 'family-name', required: true, width: 'half' },
  { name: 'email', type: 'email', autoComplete: 'email', required: true, width: 'half' },
  { name: 'phone', type: 'tel', autoComplete: 'tel', required: false, width: 'half' },
  { name: 'organization', type: 'text', autoComplete: 'organization', required: false, width: 'full' },
  { name: 'message', type: 'textarea', autoComplete: 'on', required: true, width: 'full' },
] as const satisfies readonly FieldShape[]

export type ContactField = (typeof contactFields)[number]

/** The texts that the form needs for its fields. */
export interface ContactFieldWords {
  /** The label of each field. */
  fields: Record<ContactField['name'], string>
  /** The message for each required field that is empty. */
  missing: Record<Extract<ContactField, { required: true }>['name'], string>
  [other: string]: unknown
}

/** A hidden checkbox that only programs fill in. It is posted too, and the form service evaluates it (section 5). */
export const honeypotName = 'botcheck'

/** Field in which the form service expects a captcha's token. */
export const captchaName = 'h-captcha-response'
