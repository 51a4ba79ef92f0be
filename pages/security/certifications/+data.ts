import { certificationsPage } from '#content/en/pages/certifications.ts'

export type Data = ReturnType<typeof data>

export function data() {
  return { metadata: certificationsPage.metadata }
}
