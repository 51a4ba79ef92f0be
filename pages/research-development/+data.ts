import { research } from '#content/en/pages/research.ts'

export type Data = ReturnType<typeof data>

export function data() {
  return { metadata: research.metadata }
}
