import { describe, expect, test } from 'vitest'
import { loadArticles } from '#content/articles.server.ts'
import { neighbours, relatedArticles } from '#content/related.ts'

const article = (slug: string, isoDate: string, ...topics: string[]) => ({ slug, isoDate, topics })
const one = article('one', '2025-06-01T12:00:00.000Z', 'trips', 'entropy', 'mesh')
const near = article('near', '2025-05-01T12:00:00.000Z', 'trips')
const far = article('far', '2023-05-01T12:00:00.000Z', 'trips')
const close = article('close', '2020-05-01T12:00:00.000Z', 'entropy', 'mesh')
const foreign = article('foreign', '2025-06-01T12:00:00.000Z', 'GIS')

describe('related articles', () => {
  const slugs = (articles: Parameters<typeof relatedArticles>[1], most?: number) =>
    relatedArticles(one, articles, most).map((related) => related.article.slug)

  test('are those with most shared topics, then those nearest in time', () => {
    expect(slugs([far, foreign, near, close, one])).toEqual(['close', 'near', 'far'])
  })

  test('are three at most unless told otherwise, and never the article itself', () => {
    expect(slugs([one, near, far, close, article('fourth', '2024-01-01T12:00:00.000Z', 'mesh')])).toHaveLength(3)
    expect(slugs([near, far, close], 1)).toEqual(['close'])
    expect(slugs([one])).toEqual([])
  })

  test('say which topics they share', () => {
    expect(relatedArticles(one, [close])[0]?.shared).toEqual(['entropy', 'mesh'])
  })

  test('are three for each article of the site', () => {
    const articles = loadArticles({ drafts: false })
    for (const each of articles) expect(relatedArticles(each, articles), each.slug).toHaveLength(3)
  })
})

describe('neighbours', () => {
  const list = [one, near, far]

  test('stand on either side in a list that begins with the newest', () => {
    expect(neighbours(near, list)).toEqual({ newer: one, older: far })
  })

  test('are missing at the ends, and for an article that is not in the list', () => {
    expect(neighbours(one, list)).toEqual({ newer: undefined, older: near })
    expect(neighbours(far, list)).toEqual({ newer: near, older: undefined })
    expect(neighbours(foreign, list)).toEqual({ newer: undefined, older: undefined })
  })
})
