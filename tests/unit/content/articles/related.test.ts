import { describe, expect, test } from 'vitest'
import { readingOrder } from '#content/articles/related.ts'

const article = (slug: string, isoDate: string, ...topics: string[]) => ({ slug, isoDate, topics })
const one = article('one', '2025-06-01T12:00:00.000Z', 'trips', 'entropy', 'mesh')
const near = article('near', '2025-05-01T12:00:00.000Z', 'trips')
const far = article('far', '2023-05-01T12:00:00.000Z', 'trips')
const close = article('close', '2020-05-01T12:00:00.000Z', 'entropy', 'mesh')
const foreign = article('foreign', '2025-06-01T12:00:00.000Z', 'GIS')

describe('related articles', () => {
  const slugs = (articles: readonly (typeof one)[], most?: number) =>
    readingOrder(articles)
      .related(one, most)
      .map(({ article }) => article.slug)

  test('are those with most shared topics, then those nearest in time', () => {
    expect(slugs([foreign, one, near, far, close])).toEqual(['close', 'near', 'far'])
  })

  test('are three at most unless told otherwise, and never the article itself', () => {
    expect(slugs([one, near, far, close, article('fourth', '2024-01-01T12:00:00.000Z', 'mesh')])).toHaveLength(3)
    expect(slugs([near, far, close], 1)).toEqual(['close'])
    expect(slugs([one])).toEqual([])
  })

  test('say which topics they share', () => {
    expect(readingOrder([close]).related(one)[0]?.shared).toEqual(['entropy', 'mesh'])
  })

  test('are found near in time among thousands', () => {
    const days = Array.from({ length: 2000 }, (_, age) =>
      article(`day-${age}`, new Date(Date.UTC(2025, 0, 1 - age, 12)).toISOString(), 'trips'),
    )
    const order = readingOrder(days)
    const about = (age: number) => order.related(article(`day-${age}`, days[age]?.isoDate ?? '', 'trips'), 2)
    expect(about(1000).map((related) => related.article.slug)).toEqual(['day-999', 'day-1001'])
    expect(about(0).map((related) => related.article.slug)).toEqual(['day-1', 'day-2'])
    expect(about(1999).map((related) => related.article.slug)).toEqual(['day-1998', 'day-1997'])
  })
})

describe('neighbours', () => {
  const { neighbours } = readingOrder([one, near, far])

  test('stand on either side in a list that begins with the newest', () => {
    expect(neighbours(near)).toEqual({ newer: one, older: far })
  })

  test('are missing at the ends, and for an article that is not in the list', () => {
    expect(neighbours(one)).toEqual({ newer: undefined, older: near })
    expect(neighbours(far)).toEqual({ newer: near, older: undefined })
    expect(neighbours(foreign)).toEqual({ newer: undefined, older: undefined })
  })
})
