/* The pages of both languages: each leads to its pair, and has the same numbers. */

import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { englishWordsIn } from '#content/articles/english-words.ts'
import { numeralDifferences, numeralsIn } from '#content/articles/numerals.ts'
import { site } from '#content/facts/site.ts'
import { plainFields } from '#content/markdown/front-matter.ts'
import {
  type BuiltPage,
  builtPages,
  everyPage,
  frenchPages,
  inFrench,
  isNotFound,
  isPaired,
  isPrivate,
  page,
  readBuilt,
} from './built-pages.ts'
import { sourceList } from './word-blocks.ts'

/** The slug of every notice that is in one language alone, by its file's front matter. */
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

/** What has no sentence of the page: code, names that a standard defines, and works as they are published. */
const unread = `script, style, svg, code, pre, kbd, samp, [lang^="en"], meta:not([name="description"]), ${sourceList}`

/** Attributes with texts for people. */
const spoken = ['alt', 'aria-label', 'aria-description', 'title', 'placeholder', 'label', 'content']

/** The links to the other language in a page. */
const switches = ({ document }: BuiltPage) => [...document.querySelectorAll('body a[hreflang]')]

describe('the pages of both languages', () => {
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
    const places = ({ document }: BuiltPage) =>
      [...document.querySelectorAll('main :is(section, div, h2, h3)[id]')].map(({ id }) => id)
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

  test.each(frenchPages)(
    '$address has no English sentence, also in words that no module of French has',
    ({ document }) => {
      const shown = document.documentElement.cloneNode(true) as Element
      for (const element of shown.querySelectorAll(unread)) element.remove()
      const texts = spoken.flatMap((name) =>
        [...shown.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
      )
      const walker = document.createTreeWalker(shown, 4)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node.textContent ?? '')
      expect(texts.filter((text) => englishWordsIn(text).length > 0)).toEqual([])
    },
  )

  it('are in the sitemap, each with its pair', () => {
    const sitemap = readBuilt('sitemap.xml')
    for (const { address } of found.filter((one) => !isPrivate(one))) {
      const canonical = `${site.url}${address === '/' ? '' : address}`
      expect(sitemap.split(`href="${canonical}"`).length, address).toBeGreaterThanOrEqual(3)
    }
  })
})

type Tag = 'en-CA' | 'fr-CA'

/** Elements without numbers of the page: a list of titles, code, minutes of reading, and the dates of other articles. */
const silent = `script, style, noscript, ${sourceList}, code, article > p > time ~ span, .title-block p:not(h1 + p) > span, main > nav span`

/** The texts of an element one by one: numbers of two cells are not one number. */
function textOf(root: Element): string {
  const copy = root.cloneNode(true) as Element
  for (const element of copy.querySelectorAll(silent)) element.remove()
  for (const image of copy.querySelectorAll('img')) image.replaceWith(` ${image.alt} `)
  for (const end of copy.querySelectorAll('*')) end.append(' ')
  return copy.textContent ?? ''
}

const wordsOf = (one: BuiltPage) => [...one.document.querySelectorAll('main')].map(textOf).join(' ')

/** The numerals of each row of each table of a page. */
const rowsOf = ({ document }: BuiltPage, tag: Tag) =>
  [...document.querySelectorAll('main table')].map((table) =>
    [...table.querySelectorAll('tr')].map((row) => numeralsIn(textOf(row), tag)),
  )

/** The list of articles differs between the languages while a notice is in one of them alone. */
const isAlike = (one: BuiltPage) => isPaired(one) && (one.name !== '/blog' || everyPage.every(isPaired))
const paired = builtPages.filter(isAlike)

test.each(paired)('$address has the same numerals in French', (one) => {
  expect(numeralDifferences(wordsOf(one), wordsOf(inFrench(one.name)))).toEqual({ lacking: [], extra: [] })
})

test.each(paired.filter(({ document }) => document.querySelector('main table')))(
  'the tables of $address have the same numerals in French, row by row',
  (one) => {
    expect(rowsOf(inFrench(one.name), 'fr-CA')).toEqual(rowsOf(one, 'en-CA'))
  },
)
