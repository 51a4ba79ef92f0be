import { contact } from '#content/en/pages/contact.ts'

export function data() {
  return { metadata: contact.metadata }
}
