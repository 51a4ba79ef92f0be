/* Lists of sources: complete, named in the text, and marked with the language of each title. */

import { describe, expect, it } from 'vitest'
import { loadArticles } from '#content/articles/articles.server.ts'
import { pageAt, staticRoutes } from '#content/en/routes.ts'
import { sectors } from '#content/en/sectors.ts'
import { services } from '#content/en/services.ts'
import { typeset } from '#content/fr/language/typography.ts'
import { sourcesOf } from '#content/sources/cited.ts'
import type { Source } from '#content/sources/source.ts'
import { addressOf } from '#content/sources/source-address.ts'
import { foreignTitles, inFrench as frenchSource, namedIn, unlisted } from '#content/sources/source-names.ts'
import { type SourceKey, sourceEntries, sourceOf } from '#content/sources/sources.ts'
import {
  type BuiltPage,
  builtPages,
  frenchPages,
  graphOf,
  inFrench,
  isPaired,
  page,
  publicPages,
} from './built-pages.ts'
import { fold, sourceList } from './word-blocks.ts'

/** Keys by the English address of the page whose words cite them. */
const cited = new Map<string, readonly SourceKey[]>(
  [
    ...staticRoutes.map((address) => [address, pageAt(address)?.sources ?? []] as const),
    ...services.map(({ slug, sources }) => [`/services/${slug}`, sources ?? []] as const),
    ...sectors.map(({ slug, sources }) => [`/sectors/${slug}`, sources ?? []] as const),
    ...loadArticles({ drafts: false }).map(({ slug, sources }) => [`/blog/${slug}`, sources] as const),
  ].filter(([, keys]) => keys.length > 0),
)

const listOf = ({ document }: BuiltPage) => document.querySelector(sourceList)

/** Words of a page without its list of sources. */
function wordsOf({ document }: BuiltPage): string {
  const walker = document.createTreeWalker(document.body, 4)
  let words = ''
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.parentElement?.closest('main') && !node.parentElement.closest(`nav, ${sourceList}, [aria-hidden="true"]`))
      // A word may break where an empty element is in it.
      words += (node.previousSibling?.textContent === '' ? '' : ' ') + node.textContent
  return words
}

/** The authors of a citation as structured data names them. A law has none. */
function authorsOf({ authors, issuer }: Partial<Source> = {}) {
  if (authors) return { author: authors.map((name) => ({ '@type': 'Person', name })) }
  return issuer ? { author: [{ '@type': 'Organization', name: issuer }] } : {}
}

/** The type of the node that carries a page's citations. */
function typeOfPage(address: string): string {
  if (address.startsWith('/blog/')) return 'BlogPosting'
  if (address === '/privacy') return 'FAQPage'
  return address === '/sectors' ? 'CollectionPage' : 'WebPage'
}

it('lists sources on the pages that cite some, and on no others', () => {
  const listed = builtPages.filter(listOf).map(({ address }) => address)
  expect(listed.sort()).toEqual([...cited.keys()].sort())
  expect(listed.length).toBeGreaterThan(20)
})

/** The pages that cite, in each language, with their sources as that language names them. */
const citing = [...cited].flatMap(([address, keys]) => [
  { address, built: page(address), sources: sourcesOf(keys) },
  ...(isPaired(page(address))
    ? [
        {
          address: `${address} in French`,
          built: inFrench(address),
          sources: keys
            .flatMap((key) => sourceOf(key) ?? [])
            .map((one) => frenchSource({ ...one, french: typeset(one.french) })),
        },
      ]
    : []),
])

describe.each(citing)('sources of $address', ({ built, sources }) => {
  const items = [...(listOf(built)?.querySelectorAll('li') ?? [])]
  const own = items.map((item) => ({
    title: item.querySelector('i')?.textContent,
    address: item.querySelector('a')?.getAttribute('href') ?? undefined,
    text: item.textContent,
  }))

  it('are listed under a heading, each once, with title, year, number and address', () => {
    expect(listOf(built)?.closest('section')?.querySelector('h2')?.textContent).toBe(`Sources (${sources.length})`)
    expect(own).toHaveLength(sources.length)
    for (const source of sources) {
      const listed = own.find(({ title, address }) => title === source.title && address === addressOf(source))
      expect(listed, source.title).toBeDefined()
      if (source.kind !== 'law') expect(listed?.text).toContain(String(source.year ?? ''))
      expect(listed?.text).toContain(source.number ?? '')
    }
  })

  it('are all named in the words of the page', () => {
    const isNamed = namedIn(wordsOf(built))
    expect(sources.filter((source) => !isNamed(source)).map(({ title }) => title)).toEqual([])
  })
})

it.each([...cited])('the citations of the structured data of %s are its list', (address, keys) => {
  const sources = sourcesOf(keys)
  const citations = graphOf(address).filter((node) => 'citation' in node)
  expect(citations.map((node) => node['@type'])).toEqual([typeOfPage(address)])
  expect(citations[0]?.citation).toEqual(
    [...(listOf(page(address))?.querySelectorAll('li') ?? [])].map((item, index) => {
      const href = item.querySelector('a')?.getAttribute('href')
      return expect.objectContaining({
        name: item.querySelector('i')?.textContent,
        ...authorsOf(sources[index]),
        ...(href ? { url: href } : { identifier: sources[index]?.number }),
      })
    }),
  )
})

it('misses no publication that a page cites by surname and year', () => {
  // The list of services says that the page of each lists the sources of its text.
  const pages = publicPages.filter(({ address }) => address !== '/services')
  const missed = pages.flatMap(({ address }) =>
    unlisted(wordsOf(page(address)), cited.get(address) ?? []).map(({ key }) => `${address}: ${key}`),
  )
  expect(missed).toEqual([])
})

const frenchTitles = sourceEntries.flatMap(([, { french }]) => french?.title ?? [])

/** Title and its language (BCP 47) of every source, as published. */
const languages = new Map(sourceEntries.map(([, { title, lang = 'en' }]) => [title, lang]))
/** The nearest language that an element or one around it states. */
const languageOf = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang')?.split('-')[0]

const titlesOf = ({ document }: { document: Document }) => [...document.querySelectorAll(`${sourceList} li > i`)]

it.each([...builtPages, ...frenchPages].filter((one) => titlesOf(one).length > 0))(
  'the list of sources of $address says the language of each title',
  (one) => {
    const own = one.document.documentElement.lang.split('-')[0]
    const localizedTitles = new Set(frenchTitles)
    for (const title of titlesOf(one)) {
      const text = title.textContent ?? ''
      const language = own === 'fr' && localizedTitles.has(text) ? 'fr' : languages.get(text)
      expect(language, `${text} is the title of no source`).toBeDefined()
      expect(languageOf(title), text).toBe(language)
    }
  },
)

describe.each(frenchPages)('$address', ({ document }) => {
  const { body } = document
  const holding = (text: string) => [...foreignTitles.keys()].filter((title) => fold(text).includes(title))

  it('marks the title of a work that has no French', () => {
    const walker = document.createTreeWalker(body, 4)
    const unmarked: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest('script, style')) continue
      const within = languageOf(node.parentElement)
      unmarked.push(...holding(node.textContent ?? '').filter((title) => languages.get(title) !== within))
    }
    expect(unmarked).toEqual([])
  })

  it('has no such title where none can be marked', () => {
    const attributes = ['alt', 'aria-label', 'title', 'content']
    const spoken = [...document.querySelectorAll('[alt], [aria-label], [title], meta[content]')].flatMap((element) =>
      attributes.map((name) => element.getAttribute(name) ?? ''),
    )
    expect(spoken.flatMap(holding)).toEqual([])
  })
})

it('knows many titles, of which French has a few', () => {
  expect(foreignTitles.size).toBeGreaterThan(80)
  expect(frenchTitles.length).toBeGreaterThan(20)
})
