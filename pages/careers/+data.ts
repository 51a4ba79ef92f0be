import { careers } from '#content/en/pages/careers.ts'

export type Data = ReturnType<typeof data>

export function data() {
  return { metadata: careers.metadata }
}
