import { predictive } from '#content/en/pages/predictive-insights.ts'

export type Data = ReturnType<typeof data>

export function data() {
  return { metadata: predictive.metadata }
}
