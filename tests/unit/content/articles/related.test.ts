import { describe, expect, test } from 'vitest'
import { relatedTo } from '#content/articles/related.ts'

const article = (slug: string, isoDate: string, ...topics: string[]) => ({ slug, isoDate, topics })
const one = article('one', '2025-06-01T12:00:00.000Z', 'trips', 'entropy', 'mesh')
const near = article('near', '2025-05-01T12:00:00.000Z', 'trips')
const far = article('far', '2023-05-01T12:00:00.000Z', 'trips')
const close = article('close', '2020-05-01T12:00:00.000Z', 'entropy', 'mesh')
const later = article('later', '2026-01-01T12:00:00.000Z', 'mesh', 'entropy')
const same = article('same', '2024-06-01T12:00:00.000Z', 'trips', 'entropy', 'mesh')
const foreign = article('foreign', '2025-06-01T12:00:00.000Z', 'GIS')

describe('related articles', () => {
  const slugs = (articles: readonly (typeof one)[], most?: number) =>
    relatedTo(one, articles, most).map(({ article }) => article.slug)

  test('are those with most shared topics, then those nearest in time', () => {
    expect(slugs([foreign, one, near, far, close])).toEqual(['close', 'near', 'far'])
    expect(slugs([later, foreign, one, near, far, close])).toEqual(['later', 'close', 'near'])
    expect(slugs([later, one, near, same, close], 1)).toEqual(['same'])
  })

  test('are three at most unless told otherwise, and never the article itself', () => {
    expect(slugs([one, near, article('fourth', '2024-01-01T12:00:00.000Z', 'mesh'), far, close])).toHaveLength(3)
    expect(slugs([near, far, close], 1)).toEqual(['close'])
    expect(slugs([one])).toEqual([])
  })
})
