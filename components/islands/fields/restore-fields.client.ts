import type { FieldNotes } from './note-fields.client.ts'
import { isCheckable, type TypedField, typedFields } from './typed-fields.client.ts'

/**
 * Brings noted fields to the committed island, and to the state behind them, as if the visitor typed them now.
 * Every restored field renders the others with a state that does not know them yet. All are therefore read before
 * the first is restored, and the one being typed in comes first: nothing is ever written to it.
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

/** React listens to a checkbox's click. This one is no mouse event, so that it toggles nothing by itself. */
function restoreCheck(field: HTMLInputElement, checked: boolean): void {
  if (checked === field.checked && checked === field.defaultChecked) return
  forget(field, 'checked', !checked)
  if (checked !== field.checked) writeNative(field, 'checked', checked)
  field.dispatchEvent(new Event('click', { bubbles: true }))
}

/**
 * React skips an event that brings the value it knows, and it learnt a hydrated field's value as it stood, without
 * telling the state. The setter it puts on the field is made to learn another value here, on a copy: writing to the
 * field itself would break the word that is just being composed on an Android or Japanese keyboard.
 */
function forget(field: TypedField, property: 'value' | 'checked', other: string | boolean): void {
  Object.getOwnPropertyDescriptor(field, property)?.set?.call(field.cloneNode(), other)
}

/** Through the prototype's setter, which React does not see. */
function writeNative(field: TypedField, property: 'value' | 'checked', value: string | boolean): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)?.set?.call(field, value)
}

/** Only where the focus was lost: a visitor who has gone elsewhere is not called back. */
function restoreFocus(field: TypedField, noted: TypedField): void {
  if (document.activeElement !== document.body) return
  field.focus({ preventScroll: true })
  // Email and number fields have no selection to set.
  if (noted.selectionStart === null) return
  field.setSelectionRange(noted.selectionStart, noted.selectionEnd, noted.selectionDirection ?? 'none')
}
