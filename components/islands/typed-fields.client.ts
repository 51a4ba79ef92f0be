export type TypedField = HTMLInputElement | HTMLTextAreaElement

/** The fields whose content is the visitor's, found again by id. Hidden inputs are the page's; files cannot be set. */
export function typedFields(marker: Element): TypedField[] {
  return [
    ...marker.querySelectorAll<TypedField>(
      'textarea[id], input[id]:not([type=hidden], [type=file], [type=submit], [type=button], [type=reset])',
    ),
  ]
}

export function isCheckable(field: TypedField): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio'
}
