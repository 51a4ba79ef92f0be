import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { addressPairs } from '#content/addresses.ts'
import { site } from '#content/facts/site.ts'
import { plainFields } from '#content/markdown/front-matter.ts'
import {
  type BuiltPage,
  builtPages,
  everyPage,
  frenchPages,
  isNotFound,
  isPrivate,
  page,
  readBuilt,
} from '#tests/dist/site.ts'

/** The slug of every notice that stands in one language, by its file's front matter. */
const aloneIn = (folder: string) =>
  globSync(`${folder}/blog/*.md`).flatMap((file) => {
    const { languages, address } = plainFields(readFileSync(file, 'utf8')) ?? {}
    return languages === undefined ? [] : [String(address ?? basename(file, '.md'))]
  })
const alone = new Set([
  ...aloneIn('content/en').map((slug) => `/blog/${slug}`),
  ...aloneIn('content/fr').map((slug) => `/fr/blogue/${slug}`),
])
const listed = everyPage.filter((one) => !isNotFound(one))
/** Pages with a pair. */
const found = listed.filter(({ address }) => !alone.has(address))

/** Path of an absolute address of the site. */
const pathOf = (address: string) => new URL(address).pathname

/** What a page says of itself in each language: path by tag. */
const alternates = ({ document }: BuiltPage): ReadonlyMap<string, string> =>
  new Map(
    [...document.querySelectorAll('head link[hreflang]')].map((link) => [
      link.getAttribute('hreflang') ?? '',
      pathOf(link.getAttribute('href') ?? ''),
    ]),
  )

/** The links to the other language in a page. */
const switches = ({ document }: BuiltPage) => [...document.querySelectorAll('body a[hreflang]')]

describe('the pages of both languages', () => {
  it('are as many', () => {
    const paired = (pages: readonly BuiltPage[]) => pages.filter(({ address }) => !alone.has(address))
    expect(paired(frenchPages)).toHaveLength(paired(builtPages).length)
  })

  test.each(addressPairs)('$english and $french are built', ({ english, french }) => {
    expect(page(english).document.documentElement.lang).toBe('en-CA')
    expect(page(french).document.documentElement.lang).toBe('fr-CA')
  })

  test.each(found)('$address and its pair name each other', (one) => {
    const own = alternates(one)
    expect([...own.keys()]).toEqual(['en-CA', 'fr-CA', 'x-default'])
    expect(own.get('x-default')).toBe(own.get('en-CA'))
    expect([own.get('en-CA'), own.get('fr-CA')]).toContain(one.address)
    for (const address of new Set(own.values())) expect(alternates(page(address)), address).toEqual(own)
  })

  test.each(found)('the switch of $address leads to its pair, in that language', (one) => {
    const tag = one.document.documentElement.lang === 'en-CA' ? 'fr-CA' : 'en-CA'
    const links = switches(one).filter((link) => link.closest('main') === null)
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) {
      expect(link.getAttribute('href')).toBe(alternates(one).get(tag))
      expect([link.getAttribute('hreflang'), link.getAttribute('lang')]).toEqual([tag, tag])
      expect(link.textContent).toContain(tag === 'fr-CA' ? 'Français' : 'English')
    }
  })

  test.each(found)('$address and its pair have the same places to lead to', (one) => {
    const places = ({ document }: BuiltPage) => [...document.querySelectorAll('main section[id]')].map(({ id }) => id)
    for (const address of alternates(one).values()) expect(places(page(address)), address).toEqual(places(one))
  })

  test.each(everyPage.filter(isNotFound))('the switch of $address leads to a page of the other language', (one) => {
    for (const link of switches(one)) expect(page(link.getAttribute('href') ?? '').document).toBeDefined()
    expect(switches(one).length).toBeGreaterThan(0)
  })

  test.each(frenchPages)('no link of $address leads to an English page but the switch', (one) => {
    const english = new Set(builtPages.map(({ address }) => address))
    const links = [...one.document.querySelectorAll('a[href^="/"]:not([hreflang])')]
    const astray = links
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => english.has(href.replace(/[?#].*/, '')))
    expect(astray).toEqual([])
  })

  test.each(frenchPages.filter((one) => !isNotFound(one)))('the head of $address is that of a French page', (one) => {
    const { head } = one.document
    const content = (property: string) => head.querySelector(`meta[property="${property}"]`)?.getAttribute('content')
    expect(pathOf(head.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '')).toBe(one.address)
    expect(pathOf(content('og:url') ?? '')).toBe(one.address)
    expect([content('og:locale'), content('og:locale:alternate')]).toEqual([
      'fr_CA',
      alone.has(one.address) ? undefined : 'en_CA',
    ])
    if (isPrivate(one)) return
    const feeds = [...head.querySelectorAll('link[rel="alternate"][type*="+"]')].map((link) =>
      link.getAttribute('href'),
    )
    expect(feeds).toEqual(['/fr/rss.xml'])
    const graph = one.document.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
    expect(graph).toContain('"inLanguage":"fr-CA"')
    expect(graph).not.toContain('"inLanguage":"en-CA"')
  })

  it('stand in the sitemap, each with its pair', () => {
    const sitemap = readBuilt('sitemap.xml')
    expect(sitemap.match(/<url>/g)).toHaveLength(listed.filter((one) => !isPrivate(one)).length)
    for (const { address } of found.filter((one) => !isPrivate(one))) {
      const canonical = `${site.url}${address === '/' ? '' : address}`
      expect(sitemap.split(`href="${canonical}"`).length, address).toBeGreaterThanOrEqual(3)
    }
  })
})
