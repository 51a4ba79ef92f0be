import { security } from '#content/en/pages/security.ts'

export type Data = ReturnType<typeof data>

export function data() {
  return { metadata: security.metadata }
}
