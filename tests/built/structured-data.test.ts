/* The JSON-LD of every page. */

import { describe, expect, it } from 'vitest'
import { site } from '#content/facts/site.ts'
import { englishAddressOf } from '#content/page-addresses.server.ts'
import {
  everyPage,
  everyPublicPage,
  frenchPages,
  type GraphNode,
  graphOf,
  inFrench,
  isFrench,
  isNotFound,
  isPrivate,
  mainOf,
  nodeOf,
  page,
  textsIn,
} from './built-pages.ts'
import { fold, sourceList } from './word-blocks.ts'

/** Every value of `inLanguage` in a graph. */
function languagesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'inLanguage' in value ? [String(value.inLanguage)] : []
  return [...own, ...Object.values(value).flatMap(languagesIn)]
}

/** Every `@id` in a value that refers to a node described elsewhere. */
function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if ('@id' in value && Object.keys(value).length === 1) return [String(value['@id'])]
  return Object.values(value).flatMap(referencesIn)
}

describe.each(everyPublicPage)('graph of $address', ({ address, name, document }) => {
  const nodes = graphOf(address)
  const byId = new Map(nodes.map((node) => [String(node['@id']), node]))
  // A French page names the English work that it translates, a node of that work's page. A notice may be in French alone.
  const english = everyPublicPage.find((page) => page.address === englishAddressOf(address))
  const originals = english === undefined ? [] : graphOf(english.address)
  const known = new Map([...originals.map((node) => [String(node['@id']), node] as const), ...byId])
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href')

  it('gives every node an @id of its own, and names none that is not there', () => {
    expect(byId.size).toBe(nodes.length)
    expect(referencesIn(nodes).filter((id) => !known.has(id))).toEqual([])
  })

  it('describes the company, on home the site, and the page, which repeats what the head says', () => {
    const types = nodes.map((node) => node['@type'])
    expect(types).toContain('Organization')
    expect(types.includes('WebSite')).toBe(name === '/')
    expect(byId.get(`${canonical}#page`)).toMatchObject({
      url: canonical,
      name: document.title,
      description: document.querySelector('meta[name="description"]')?.getAttribute('content'),
    })
  })

  it('is in the language of its page, and the page and the site say so', () => {
    expect(new Set(languagesIn(nodes))).toEqual(new Set([document.documentElement.lang]))
    expect(byId.get(`${canonical}#page`)?.inLanguage).toBe(document.documentElement.lang)
  })

  it('has the breadcrumbs that visitors see; home has none', () => {
    const seen = [...document.querySelectorAll('nav:has(span[aria-current]) li')].map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.textContent,
      item: new URL(item.querySelector('a')?.getAttribute('href') ?? address, site.url).href.replace(/\/$/, ''),
    }))
    const told = byId.get(`${canonical}#breadcrumb`)?.itemListElement
    if (name === '/') {
      expect([seen, told]).toEqual([[], undefined])
      return
    }
    expect(seen.length).toBeGreaterThanOrEqual(2)
    expect(told).toEqual(seen)
    expect(document.querySelectorAll('nav span[aria-current="page"]')).toHaveLength(1)
  })
})

it('gives an article what search engines recommend', () => {
  for (const { address } of everyPublicPage.filter(({ name }) => name.startsWith('/blog/'))) {
    const posting = nodeOf(address, 'BlogPosting')
    expect(posting).toMatchObject({
      headline: expect.stringMatching(/\S/),
      author: {
        '@type': 'Organization',
        name: expect.stringMatching(isFrench({ address }) ? /^Équipe / : / Team$/),
        url: expect.stringMatching(/^https:/),
      },
      publisher: { '@id': `${site.url}/#organization` },
      datePublished: expect.stringMatching(/T12:00:00\.000Z$/),
      dateModified: expect.stringMatching(/T12:00:00\.000Z$/),
    })
    expect(posting.image).toEqual(['1x1', '4x3', '16x9'].map((shape) => `${site.url}/social${address}-${shape}.png`))
  }
})

it.each(['/', '/fr'])('gives the company on %s what search engines recommend', (address) => {
  expect(nodeOf(address, 'Organization')).toMatchObject({
    name: site.name,
    logo: { '@type': 'ImageObject', url: `${site.url}/icon-512.png` },
    address: { addressLocality: 'Ottawa', addressCountry: 'CA' },
    email: expect.stringMatching(/^info@/),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: expect.any(String),
      email: site.email,
      availableLanguage: ['en-CA', 'fr-CA'],
    },
  })
})

it.each([
  ['/about', 'AboutPage'],
  ['/contact', 'ContactPage'],
  ['/blog', 'CollectionPage'],
  ['/services', 'CollectionPage'],
  ['/sectors', 'CollectionPage'],
  ['/privacy', 'FAQPage'],
])('calls %s a %s, in both languages', (name, type) => {
  for (const { address } of [page(name), inFrench(name)])
    expect(nodeOf(address, type), address).toMatchObject({ '@type': type })
})

it.each([page('/privacy'), inFrench('/privacy')])(
  'answers on $address the questions that it asks, in the words that it shows',
  (built) => {
    const questions = nodeOf(built.address, 'FAQPage').mainEntity
    const shown = mainOf(built.address)
    expect(questions).toHaveLength(9)
    for (const { name, acceptedAnswer } of questions as { name: string; acceptedAnswer: { text: string } }[]) {
      expect(textsIn(built.document, 'h2, h2 + p').join(' ')).toContain(fold(name))
      for (const sentence of acceptedAnswer.text.split(/(?<=[.?!]) /)) expect(shown).toContain(fold(sentence))
    }
  },
)

it('gives private and not-found pages no structured data', () => {
  for (const built of everyPage.filter((one) => isPrivate(one) || isNotFound(one)))
    expect(built.html, built.address).not.toContain('ld+json')
})

const sourced = frenchPages.filter(({ document }) => document.querySelector(sourceList))

it('names the English work for what a French page cites, which cites as many as the French page lists', () => {
  expect(sourced.length).toBeGreaterThan(20)
  for (const { address, document } of sourced) {
    const graph = graphOf(address)
    const originals = graph.flatMap(({ translationOfWork: work }) => (work === undefined ? [] : [work as GraphNode]))
    expect(originals, address).toHaveLength(1)
    expect(graph.some(({ citation }) => citation)).toBe(false)
    const english = englishAddressOf(address)
    const original = english && graphOf(english).find((node) => node['@id'] === originals[0]?.['@id'])
    expect(original, address).toHaveProperty('citation.length', document.querySelectorAll(`${sourceList} > li`).length)
  }
})
