/**
 * Adds the enquiry's id to a form that is sent as plain HTML, because its island is not there, so that a repeat is
 * recognised. Insecure addresses have no `randomUUID`, and send none.
 */
export function sendEnquiryId(field: HTMLInputElement): void {
  field.form?.addEventListener('formdata', ({ formData }) => {
    field.value ||= crypto.randomUUID?.() ?? ''
    formData.set('enquiry_id', field.value)
  })
}
