import { describe, expect, it } from 'vitest'
import { builtPages } from './site.ts'

/** Tags that may stand in a head more than once: one for each scheme, one for each topic. */
const several = new Set(['theme-color', 'article:tag'])

describe.each(builtPages)('head of $address', ({ document }) => {
  it('says each thing once, and only in the head', () => {
    const names = [...document.querySelectorAll('meta')].map(
      (meta) => meta.getAttribute('name') ?? meta.getAttribute('property') ?? 'charset',
    )
    const repeated = names.filter((name, index) => names.indexOf(name) !== index && !several.has(name))
    expect(repeated).toEqual([])
    expect(document.body.querySelectorAll('meta, title, link[rel="canonical"]')).toHaveLength(0)
    expect(document.querySelectorAll('link[rel="manifest"]')).toHaveLength(1)
  })

  it('gives the colour of its paper in both schemes', () => {
    const media = [...document.querySelectorAll('meta[name="theme-color"]')].map((meta) => meta.getAttribute('media'))
    expect(media).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
  })
})
