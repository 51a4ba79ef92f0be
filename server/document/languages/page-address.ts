import type { PageAddress } from '#components/layout/page-context.ts'
import { site } from '#content/facts/site.ts'
import type { Language } from '#content/languages/language.ts'
import { languages, otherCode } from '#content/languages/languages.ts'
import { addressOf, frenchAddressOf, isInBoth } from '#content/page-addresses.server.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { language } from '#language'

/** The address in a language of a page that stands in it. */
const addressIn = (one: Language, named: string): string =>
  one.prefix === '' ? named : (frenchAddressOf(named) ?? named)

/**
 * A page's addresses.
 * @param named the page's English address, by which code names it: '/about', '/404'
 */
export function pageAddress(named: string, { kind }: PageMetadata): PageAddress {
  const other = languages[otherCode]
  // No address answers with a not-found page but by mistake: the switch leads home.
  const isFound = kind !== 'notFound'
  const target = isFound && isInBoth(named) ? named : placeAbove(named)
  return {
    own: addressOf(isFound ? named : sectionOf(named)),
    other: { href: addressIn(other, target), tag: other.tag, name: other.name },
  }
}

const sectionOf = (named: string): string => named.slice(0, named.lastIndexOf('/'))

/** Where the other language has no such page: the list above it, or home. */
const placeAbove = (named: string): string => (isInBoth(sectionOf(named)) ? sectionOf(named) : '/')

/** The addresses of a page in all languages, with the tag of each; none for a page that stands in one alone. */
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
