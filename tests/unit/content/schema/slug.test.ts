import { expect, test } from 'vitest'
import { articleSlug, slugify } from '#content/schema/slug.ts'

test.each([
  ['Where it fails', 'where-it-fails'],
  ['  Entropy: 2.13 bits  ', 'entropy-2-13-bits'],
  ['Québec, été', 'quebec-ete'],
  ['—', ''],
])('slugify(%j) is %j', (text, slug) => {
  expect(slugify(text)).toBe(slug)
})

test('one address carries the name of the product, in its place', () => {
  const id = 'technical-backbone-product-movement-intelligence'
  expect(articleSlug(id, 'Cairnline')).toBe('technical-backbone-cairnline-movement-intelligence')
  expect(articleSlug(id, 'North & Star')).toBe('technical-backbone-north-star-movement-intelligence')
  expect(articleSlug(id, '北')).toBe(id)
  expect(articleSlug('a-product-story', 'Cairnline')).toBe('a-product-story')
})
