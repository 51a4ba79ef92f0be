export type TypedField = HTMLInputElement | HTMLTextAreaElement

const named = '[id]:is(textarea, input):not([type=file], [name$=-response])'

/**
 * The fields of an island that have an id, by which they are found again, with those elsewhere on the page that belong to
 * its form. Left out: files, which scripts cannot set, and a captcha's own fields, whose token works once.
 */
export function typedFields(marker: Element): TypedField[] {
  return [...document.querySelectorAll<TypedField>(named)].filter((field) => marker.contains(field.form ?? field))
}

/** Whether a field is ticked rather than typed into. */
export function isCheckable(field: TypedField): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio'
}
