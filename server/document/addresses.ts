import type { PageAddress } from '#components/layout/page-context.ts'
import { site } from '#content/facts/site.ts'
import type { Language } from '#content/languages/language.ts'
import { languages, otherCode } from '#content/languages/languages.ts'
import { addressOf, frenchAddressOf, isInBoth } from '#content/page-addresses.server.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { language } from '#language'

/**
 * The canonical address of a page on a fixed base (specification, section 9): an empty path or 'home' is the base itself,
 * and a leading slash is dropped.
 * @param path the page's English path, or its path in the language of the build
 */
export function canonicalAddress(base: string, path: string): string {
  const origin = base.replace(/\/+$/, '')
  const named = path.replace(/^\/+/, '')
  const relative = addressOf(`/${named === 'home' ? '' : named}`)
  return relative === '/' ? origin : `${origin}${relative}`
}

/** Metadata with the page's canonical address, where the page has an address. */
export type Located<Metadata extends PageMetadata = PageMetadata> = Metadata extends { path: string }
  ? Metadata & { canonical: string }
  : Metadata

/** Adds the canonical address. Head, structured data and outputs read it from there. */
export const located = (metadata: PageMetadata): Located =>
  'path' in metadata ? { ...metadata, canonical: canonicalAddress(site.url, metadata.path) } : metadata

/** Path, below the site's folder, of a file that exists once per language: 'rss.xml', in French 'fr/rss.xml'. */
export const localizedFile = (file: string): string => addressOf(`/${file}`).slice(1)

/** File of a page's Markdown version, without a leading slash. `path` as in `PageMetadata`: '' for home. */
export const markdownFile = (path: string): string => localizedFile(`${path === '' ? 'index' : path}.md`)

/** Sizes of a page's card in pixels, by shape: `card` for chat windows, the others for search engines. */
export const cardSizes = {
  card: { width: 1200, height: 630 },
  '1x1': { width: 1200, height: 1200 },
  '4x3': { width: 1200, height: 900 },
  '16x9': { width: 1200, height: 675 },
} as const

export type CardShape = keyof typeof cardSizes

/** Further shapes of an article's card (Google Search Central, Article structured data). */
export const articleShapes = ['1x1', '4x3', '16x9'] as const satisfies readonly CardShape[]

/** File of a page's card, without a leading slash. `path` as in `PageMetadata`: '' for home. */
export function cardFile(path: string, shape: CardShape = 'card'): string {
  const page = addressOf(`/${path}`).slice(1)
  return `social/${page === '' ? 'home' : page}${shape === 'card' ? '' : `-${shape}`}.png`
}

/** Absolute address of a page's card, as chat windows and search engines need it. */
export const cardAddress = (path: string, shape: CardShape = 'card'): string => `${site.url}/${cardFile(path, shape)}`

/** The address of a page in a language in which the page exists. */
const addressIn = (one: Language, named: string): string =>
  one.prefix === '' ? named : (frenchAddressOf(named) ?? named)

/**
 * A page's addresses.
 * @param named the page's English address, by which code refers to it: '/about', '/404'
 */
export function pageAddress(named: string, { kind }: PageMetadata): PageAddress {
  const other = languages[otherCode]
  // A not-found page is found at no address, so its language switch leads to the list of its section, or home.
  const isFound = kind !== 'notFound'
  const target = isFound && isInBoth(named) ? named : placeAbove(named)
  return {
    own: addressOf(isFound ? named : sectionOf(named)),
    other: { href: addressIn(other, target), tag: other.tag, name: other.name },
  }
}

const sectionOf = (named: string): string => named.slice(0, named.lastIndexOf('/'))

/** Target of the language switch if the other language has no such page: the list above it, or home. */
const placeAbove = (named: string): string => (isInBoth(sectionOf(named)) ? sectionOf(named) : '/')

/** The addresses of a page in all languages, with the tag of each; empty for a page in only one language. */
export function alternatesOf(named: string): readonly { tag: string; address: string }[] {
  if (!isInBoth(named)) return []
  return [
    ...Object.values(languages).map((one) => ({ tag: one.tag, address: addressIn(one, named) })),
    { tag: 'x-default', address: named },
  ]
}

/** The canonical address of the English page that a page of this build translates. Undefined for one that translates none. */
export const originalAddress = (path: string): string | undefined =>
  language.prefix === '' || !isInBoth(`/${path}`) ? undefined : `${site.url}/${path}`.replace(/\/$/, '')
