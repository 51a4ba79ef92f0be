import { type ContactFieldName, contactFields } from './fields.ts'

/** The fault of a field. `malformed`: a text that is not an email address. */
export type Mistake = 'missing' | 'malformed'

/** The faults of the form's fields. */
export type Mistakes = Partial<Record<ContactFieldName, Mistake>>

/** The name and the fault of a field, as the browser judges it; undefined for a field that is not one of the enquiry's. */
export function judge(field: EventTarget | null): { name: ContactFieldName; mistake: Mistake | undefined } | undefined {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return undefined
  const known = contactFields.find(({ name }) => name === field.name)
  if (known === undefined) return undefined
  const { valid, valueMissing } = field.validity
  return { name: known.name, mistake: valid ? undefined : valueMissing ? 'missing' : 'malformed' }
}
