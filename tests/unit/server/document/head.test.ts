import { expect, it } from 'vitest'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { pageHead } from '#server/document/head.ts'
import { serializeStructuredData } from '#server/document/structured-data.ts'

const described = {
  title: 'A page about one thing',
  description:
    'A description that is long enough to be shown whole in a list of results, and short enough not to be cut.',
}
const meta = (metadata: PageMetadata) => pageHead(metadata).meta ?? []

it('gives a not-found page no canonical address, and keeps it out of the index', () => {
  const head = pageHead({ kind: 'notFound', ...described })
  expect(head.link).not.toContainEqual(expect.objectContaining({ rel: 'canonical' }))
  expect(head.meta).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(head.script).toEqual([])
})

it('keeps private pages out of the index, but lets them name their address', () => {
  const head = pageHead({ kind: 'private', path: 'login', ...described })
  expect(head.meta).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(head.link).toContainEqual({ rel: 'canonical', href: 'https://www.cairnline.example/login' })
})

it('adds dates and the team to an article', () => {
  const article: PageMetadata = {
    kind: 'article',
    id: 'a',
    lead: 'Lead.',
    path: 'blog/x',
    ...described,
    published: '2025-10-14T12:00:00.000Z',
    modified: '2025-10-27T12:00:00.000Z',
    author: 'Research Team',
    topics: ['staypoints'],
    wordCount: 1200,
  }
  expect(meta(article)).toContainEqual({ property: 'og:type', content: 'article' })
  expect(meta(article)).toContainEqual({ property: 'article:published_time', content: '2025-10-14T12:00:00.000Z' })
  expect(meta(article)).toContainEqual({ name: 'author', content: 'Research Team' })
})

it.each([
  [{ ...described, title: 'Short' }, /\/x: the title has 5 characters, must have 10 to 70/],
  [{ ...described, description: 'Too short.' }, /\/x: the description has 10 characters, must have 70 to 160/],
])('refuses a title or description out of bounds, naming the page', (words, message) => {
  expect(() => pageHead({ kind: 'page', path: 'x', ...words })).toThrow(message)
})

it('cannot be ended or opened by text inside structured data', () => {
  const text = serializeStructuredData({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Organization', name: '</script><script>alert(1)</script> & co' }],
  })
  expect(text).not.toMatch(/[<>&]/)
  expect(JSON.parse(text)['@graph'][0].name).toBe('</script><script>alert(1)</script> & co')
})
