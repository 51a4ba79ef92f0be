import { expect, it } from 'vitest'
import { located } from '#server/document/addresses.ts'
import { pageHead } from '#server/document/head.ts'
import { serializeStructuredData } from '#server/document/structured-data.ts'

const described = {
  title: 'A page about one thing',
  description:
    'A description that is long enough to be shown whole in a list of results, and short enough not to be cut.',
}

it.each([
  [{ ...described, title: 'Short' }, /\/x: the title has 5 characters, must have 10 to 70/],
  [{ ...described, description: 'Too short.' }, /\/x: the description has 10 characters, must have 70 to 160/],
])('refuses a title or description out of bounds, naming the page', (words, message) => {
  expect(() => pageHead(located({ kind: 'page', path: 'x', ...words }))).toThrow(message)
})

it('cannot be ended or opened by text inside structured data', () => {
  const text = serializeStructuredData({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Organization', name: '</script><script>alert(1)</script> & co' }],
  })
  expect(text).not.toMatch(/[<>&]/)
  expect(JSON.parse(text)['@graph'][0].name).toBe('</script><script>alert(1)</script> & co')
})
