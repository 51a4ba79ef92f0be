export type TypedField = HTMLInputElement | HTMLTextAreaElement

/**
 * The fields of an island that have an id, by which they are found again. Left out: files, which scripts cannot set, and
 * a captcha's own fields, whose token works once.
 */
export function typedFields(marker: Element): TypedField[] {
  return [...marker.querySelectorAll<TypedField>(':is(textarea, input:not([type=file]))[id]:not([name$=-response])')]
}

/** Whether a field is ticked rather than typed into. */
export function isCheckable(field: TypedField): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio'
}
