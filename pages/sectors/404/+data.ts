import { notFound } from '#content/en/pages/not-found.ts'

export function data() {
  return { metadata: notFound.sector.metadata }
}
