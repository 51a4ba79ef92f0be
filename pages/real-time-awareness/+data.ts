import { realTime } from '#content/en/pages/real-time-awareness.ts'

export type Data = ReturnType<typeof data>

export function data() {
  return { metadata: realTime.metadata }
}
