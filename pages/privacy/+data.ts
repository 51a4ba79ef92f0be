import { privacy } from '#content/en/pages/privacy.ts'

export type Data = ReturnType<typeof data>

export function data() {
  return { metadata: privacy.metadata }
}
