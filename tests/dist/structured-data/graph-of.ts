import { expect } from 'vitest'
import { page } from '#tests/dist/site.ts'
import type { Node } from './vocabulary.ts'

/** The nodes of a page's structured data, which stands in one script. */
export function graphOf(address: string): Node[] {
  const scripts = page(address).document.querySelectorAll('script[type="application/ld+json"]')
  expect(scripts).toHaveLength(1)
  return (JSON.parse(scripts[0]?.textContent ?? '') as { '@graph': Node[] })['@graph']
}
