import { type TypedField, typedFields } from './typed-fields.client.ts'

export interface FieldNotes {
  /** Elements, not values: one that React replaces keeps what was typed into it until that very moment. */
  fields: readonly TypedField[]
  focused: TypedField | undefined
}

/** Notes the fields of an island before React touches them. */
export function noteFields(marker: Element): FieldNotes {
  const fields = typedFields(marker)
  return { fields, focused: fields.find((field) => field === document.activeElement) }
}
