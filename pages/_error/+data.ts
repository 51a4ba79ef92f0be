import { notFound } from '#words/pages/not-found.ts'

export function data() {
  return { metadata: notFound.page.metadata }
}
