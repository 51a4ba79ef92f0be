import { clientPages } from '#content/en/pages/clients.ts'

export function data() {
  return { metadata: clientPages.welcome }
}
