export type TypedField = HTMLInputElement | HTMLTextAreaElement

/**
 * The fields of an island, found again by id. A file cannot be set; what is not typed never differs from its default.
 * A captcha's own fields hold a token that serves once.
 */
export function typedFields(marker: Element): TypedField[] {
  return [...marker.querySelectorAll<TypedField>(':is(textarea, input:not([type=file]))[id]:not([name$=-response])')]
}

/** Whether a field is ticked rather than typed into. */
export function isCheckable(field: TypedField): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio'
}
