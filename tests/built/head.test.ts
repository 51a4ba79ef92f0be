import { describe, expect, it } from 'vitest'
import { site } from '#content/facts/site.ts'
import { everyPage, isFrench, isNotFound, isPaired, isPrivate, metaOf } from './built-pages.ts'

/** Tags that a head can have more than once: one for each scheme, one for each topic. */
const several: ReadonlySet<string> = new Set(['theme-color'])

describe.each(everyPage)('head of $address', (built) => {
  const { document, html } = built
  const content = (name: string) => metaOf(built, name) ?? ''

  it('names its character set in the first 1,024 bytes', () => {
    expect(Buffer.from(html).subarray(0, 1024).toString()).toContain('<meta charset="utf-8">')
  })

  it('states each thing once, and in the head only', () => {
    const metas = [...document.querySelectorAll('meta')].map(
      (meta) =>
        meta.getAttribute('name') ?? meta.getAttribute('property') ?? meta.getAttribute('http-equiv') ?? 'charset',
    )
    expect(metas).toEqual(expect.arrayContaining(['description', 'robots', 'viewport']))
    expect(metas.filter((name, index) => metas.indexOf(name) !== index && !several.has(name))).toEqual([])
    expect(document.head.querySelectorAll('title')).toHaveLength(1)
    expect(document.head.querySelectorAll('link[rel="manifest"]')).toHaveLength(1)
    expect(document.body.querySelectorAll('meta, body > title, link[rel="canonical"]')).toHaveLength(0)
  })

  it('holds the first frame back until the whole name of the site has come, the first words of the body', () => {
    const [link, ...more] = document.head.querySelectorAll('link[rel="expect"]')
    expect(more).toEqual([])
    expect(link?.getAttribute('blocking')).toBe('render')
    // The frame is let go by the tag that opens the element, so the name is before it.
    const expected = document.querySelector(link?.getAttribute('href') ?? '')
    expect(expected?.previousSibling?.textContent).toBe(site.name)
    expect(document.querySelector('a:not([href="#main"])')).toBe(expected?.parentElement)
  })

  it('gives the colour of its paper in both schemes', () => {
    const media = [...document.querySelectorAll('meta[name="theme-color"]')].map((meta) => meta.getAttribute('media'))
    expect(media).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
  })

  it('has a canonical address, which is shared too, unless it is a not-found page', () => {
    const canonical = [...document.querySelectorAll('link[rel="canonical"]')].map((link) => link.getAttribute('href'))
    const expected = built.address === '/' ? site.url : `${site.url}${built.address}`
    expect(canonical).toEqual(isNotFound(built) ? [] : [expected])
    const shared = [...document.querySelectorAll('meta[property="og:url"]')].map((meta) => meta.getAttribute('content'))
    expect(shared).toEqual(canonical)
  })

  it('is indexed only when it is public', () => {
    const expected = isPrivate(built) || isNotFound(built) ? /^noindex$/ : /^max-image-preview:large$/
    expect(content('robots')).toMatch(expected)
  })

  it('has social tags that repeat its title and description', () => {
    expect(content('og:title')).toBe(document.title)
    expect(content('og:description')).toBe(content('description'))
    expect(content('og:type')).toMatch(/^(website|article)$/)
    expect(content('og:image')).toMatch(/^https:\/\//)
    expect(content('twitter:card')).toBe('summary_large_image')
  })

  it('speaks Canadian English or Canadian French, and says so to social sites, too', () => {
    const [own, other] = isFrench(built) ? ['fr_CA', 'en_CA'] : ['en_CA', 'fr_CA']
    expect(document.documentElement.lang).toBe(own.replace('_', '-'))
    expect(content('og:locale')).toBe(own)
    expect(content('og:locale:alternate')).toBe(isPaired(built) ? other : '')
  })
})

it('gives every page a title and a description of its own', () => {
  const titles = everyPage.map(({ document }) => document.title)
  const descriptions = everyPage.map((built) => metaOf(built, 'description'))
  expect(new Set(titles).size).toBe(titles.length)
  expect(new Set(descriptions).size).toBe(descriptions.length)
})
