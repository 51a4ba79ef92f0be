import { expect, it } from 'vitest'
import { everyPage, isNotFound, isPrivate } from '#tests/dist/site.ts'

it('gives private and not-found pages no structured data', () => {
  for (const built of everyPage.filter((one) => isPrivate(one) || isNotFound(one)))
    expect(built.html, built.address).not.toContain('ld+json')
})
