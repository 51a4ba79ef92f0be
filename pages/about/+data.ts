import { about } from '#content/en/pages/about.ts'

export type Data = ReturnType<typeof data>

export function data() {
  return { metadata: about.metadata }
}
