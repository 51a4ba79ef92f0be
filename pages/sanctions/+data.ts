import { sanctions } from '#content/en/pages/sanctions.ts'

export type Data = ReturnType<typeof data>

export function data() {
  return { metadata: sanctions.metadata }
}
