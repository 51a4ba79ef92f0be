import { precision } from '#content/en/pages/precision.ts'

export type Data = ReturnType<typeof data>

export function data() {
  return { metadata: precision.metadata }
}
