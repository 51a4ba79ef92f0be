import { describe, expect, it } from 'vitest'
import { sourcesOf } from '#content/sources/cited.ts'
import type { Source } from '#content/sources/source.ts'
import { addressOf, rooms } from '#content/sources/sources.ts'
import { builtPages, page, publicPages } from '#tests/dist/site.ts'
import { cited, escaped, holds, listOf, namesOf, surnameOf, wordsOf } from './cited.ts'

/** The authors of a citation as structured data names them. A law has none. */
function authorsOf({ authors, issuer }: Partial<Source> = {}) {
  if (authors) return { author: authors.map((name) => ({ '@type': 'Person', name })) }
  return issuer ? { author: [{ '@type': 'Organization', name: issuer }] } : {}
}

/** The type of the node that carries a page's citations. */
function typeOfPage(address: string): string {
  if (address.startsWith('/blog/')) return 'BlogPosting'
  if (address === '/privacy') return 'FAQPage'
  return address === '/services' || address === '/sectors' ? 'CollectionPage' : 'WebPage'
}

it('lists sources on the pages that cite some, and on no others', () => {
  const listed = builtPages.filter(listOf).map(({ address }) => address)
  expect(listed.sort()).toEqual([...cited.keys()].sort())
  expect(listed.length).toBeGreaterThan(20)
})

describe.each([...cited])('sources of %s', (address, keys) => {
  const sources = sourcesOf(keys)
  const items = [...(listOf(page(address))?.querySelectorAll('li') ?? [])]

  it('are listed under a heading, each once, with title, year, number and address', () => {
    expect(new Set(keys).size).toBe(keys.length)
    expect(listOf(page(address))?.closest('section')?.querySelector('h2')?.textContent).toBe('Sources')
    expect(items.map((item) => item.querySelector('i')?.textContent)).toEqual(sources.map(({ title }) => title))
    expect(items.map((item) => item.querySelector('a')?.getAttribute('href') ?? undefined)).toEqual(
      sources.map(addressOf),
    )
    for (const [index, source] of sources.entries()) {
      const text = items[index]?.textContent
      if (source.kind !== 'law') expect(text).toContain(String(source.year ?? ''))
      expect(text).toContain(source.number ?? '')
    }
  })

  it('are all named in the words of the page', () => {
    const words = wordsOf(page(address))
    const silent = sources.filter((source) => !namesOf(source).some((name) => holds(words, name)))
    expect(silent.map(({ title }) => title)).toEqual([])
  })

  it('are the citations of its structured data', () => {
    const json = page(address).document.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
    const { '@graph': graph } = JSON.parse(json) as { '@graph': Record<string, unknown>[] }
    const citing = graph.filter((node) => 'citation' in node)
    expect(citing.map((node) => node['@type'])).toEqual([typeOfPage(address)])
    expect(citing[0]?.citation).toEqual(
      items.map((item, index) => {
        const href = item.querySelector('a')?.getAttribute('href')
        return expect.objectContaining({
          name: item.querySelector('i')?.textContent,
          ...authorsOf(sources[index]),
          ...(href ? { url: href } : { identifier: sources[index]?.number }),
        })
      }),
    )
  })
})

it('misses no publication that a page cites by surname and year', () => {
  const missed = publicPages.flatMap(({ address }) => {
    const words = wordsOf(page(address))
    const listed = sourcesOf(cited.get(address) ?? [])
    return rooms
      .flatMap((room) => Object.values<Source>(room))
      .filter((source) => isCited(source, words) && !listed.some((one) => isLike(one, source)))
      .map(({ title }) => `${address}: ${title}`)
  })
  expect(missed).toEqual([])
})

/** Whether surname and year are the same: a text need not tell two works of one year apart. */
const isLike = (one: Source, other: Source) =>
  one.year === other.year && one.authors?.[0].split(',')[0] === other.authors?.[0].split(',')[0]

/** Whether a text has the first author's surname and, a few words on, the year: 'Song and colleagues (2010)'. */
function isCited(source: Source, words: string): boolean {
  if (source.kind === 'law' || source.kind === 'standard' || source.authors === undefined) return false
  const others = source.authors.length > 1 ? String.raw`(?: et al\.|[ ,&]*(?:and |& )?[\p{L}'-]+){0,4}` : "(?:'s)?"
  return new RegExp(String.raw`(?<!\p{L})${escaped(surnameOf(source.authors))}${others},? \(?${source.year}`, 'u').test(
    words,
  )
}

it('makes no page ask a host of its sources for anything', () => {
  const hosts = new Set(
    rooms.flatMap((room) => Object.values<Source>(room)).flatMap((source) => addressOf(source)?.split('/')[2] ?? []),
  )
  expect(hosts).toContain('doi.org')
  for (const { address, document } of builtPages) {
    const requests = [...document.querySelectorAll('[src], [srcset], link[href], form[action], object, style')]
    const asked = requests
      .map(({ outerHTML }) => outerHTML)
      .filter((html) => [...hosts].some((host) => html.includes(host)))
    expect(asked, address).toEqual([])
  }
})
