import { isCheckable, type TypedField, typedFields } from './draft.client.ts'

/**
 * Restores the recorded fields in the hydrated island and in its state, as if the visitor typed them now. Restoring one
 * field makes the island render the others from a state without their text. All are therefore read before the first is
 * restored, and the focused field comes first, so that no write changes it.
 */
export function restoreFields(marker: Element, { fields, focused }: FieldNotes): void {
  const present = new Map(typedFields(marker).map((field) => [field.id, field]))
  const inOrder = focused === undefined ? fields : [focused, ...fields.filter((field) => field !== focused)]
  const notes = inOrder.map((noted) => ({
    field: present.get(noted.id),
    value: noted.value,
    checked: isCheckable(noted) && noted.checked,
  }))
  for (const { field, value, checked } of notes) {
    if (field === undefined) continue
    if (isCheckable(field)) restoreCheck(field, checked)
    else restoreText(field, value)
  }
  const field = focused && present.get(focused.id)
  if (field && field !== focused) restoreFocus(field, focused)
}

function restoreText(field: TypedField, value: string): void {
  if (value === field.value && value === field.defaultValue) return
  forget(field, 'value', `${value} `)
  if (value !== field.value) writeNative(field, 'value', value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** React listens to a checkbox's click. A plain event of that type, unlike a mouse event, does not toggle it. */
function restoreCheck(field: HTMLInputElement, checked: boolean): void {
  if (checked === field.checked && checked === field.defaultChecked) return
  forget(field, 'checked', !checked)
  if (checked !== field.checked) writeNative(field, 'checked', checked)
  field.dispatchEvent(new Event('click', { bubbles: true }))
}

/**
 * Resets the value that React tracks for a field: React ignores an event whose value equals the tracked one, and at
 * hydration it tracks the typed value without updating the state. The tracker's setter is called on a copy, because a write
 * to the field itself would interrupt text composition on an Android or Japanese keyboard.
 */
function forget(field: TypedField, property: 'value' | 'checked', other: string | boolean): void {
  Object.getOwnPropertyDescriptor(field, property)?.set?.call(field.cloneNode(), other)
}

/** Writes with the prototype's setter, which React does not observe. */
function writeNative(field: TypedField, property: 'value' | 'checked', value: string | boolean): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)?.set?.call(field, value)
}

/** Restores a lost focus, but never takes it from another element. */
function restoreFocus(field: TypedField, noted: TypedField): void {
  if (document.activeElement !== document.body) return
  field.focus({ preventScroll: true })
  // Email and number fields have no selection.
  if (noted.selectionStart === null) return
  field.setSelectionRange(noted.selectionStart, noted.selectionEnd, noted.selectionDirection ?? 'none')
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
