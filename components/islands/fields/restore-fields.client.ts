/* Keeps what a visitor typed before an island was hydrated (hydration/mount.client.ts). */

import { isCheckable, type TypedField, typedFields } from './draft.client.ts'

/** Tells a hydrated island what was typed before, and moves it into fields that React has rendered again. */
export function restoreFields(marker: Element, { fields, focused }: FieldNotes): void {
  for (const field of typedFields(marker)) {
    const noted = fields.find(({ id }) => id === field.id)
    if (noted === undefined) continue
    if (noted !== field) {
      field.value = noted.value
      if (isCheckable(field) && isCheckable(noted)) field.checked = noted.checked
    }
    const isChanged = isCheckable(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
    if (isChanged) field.dispatchEvent(new Event('input', { bubbles: true }))
    // The focus is restored where it is lost, and never taken from another element.
    if (noted !== field && noted === focused && document.activeElement === document.body) restoreFocus(field, noted)
  }
}

function restoreFocus(field: TypedField, { selectionStart, selectionEnd, selectionDirection }: TypedField): void {
  field.focus({ preventScroll: true })
  // Email and number fields have no selection.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none')
}

interface FieldNotes {
  /** Elements instead of values, because a field's text can change until React replaces it. */
  fields: readonly TypedField[]
  focused: TypedField | undefined
}

/** Records the fields of an island before React hydrates them. */
export function noteFields(marker: Element): FieldNotes {
  const fields = typedFields(marker)
  return { fields, focused: fields.find((field) => field === document.activeElement) }
}
