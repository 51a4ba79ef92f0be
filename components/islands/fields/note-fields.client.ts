import { type TypedField, typedFields } from './typed-fields.client.ts'

export interface FieldNotes {
  /** Elements rather than values: an element that React replaces keeps its text until that moment. */
  fields: readonly TypedField[]
  focused: TypedField | undefined
}

/** Notes the fields of an island before React hydrates them. */
export function noteFields(marker: Element): FieldNotes {
  const fields = typedFields(marker)
  return { fields, focused: fields.find((field) => field === document.activeElement) }
}
