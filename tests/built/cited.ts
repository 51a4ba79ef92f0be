import { loadArticles } from '#content/articles/articles.server.ts'
import { pageAt, staticRoutes } from '#content/en/routes.ts'
import { sectors } from '#content/en/sectors.ts'
import { services } from '#content/en/services.ts'
import type { Source } from '#content/sources/source.ts'
import type { SourceKey } from '#content/sources/sources.ts'
import { fold, sourceList } from './blocks.ts'
import type { BuiltPage } from './site.ts'

/** Keys by the English address of the page whose words cite them. */
export const cited = new Map<string, readonly SourceKey[]>(
  [
    ...staticRoutes.map((address) => [address, pageAt(address)?.sources ?? []] as const),
    ...services.map(({ slug, sources }) => [`/services/${slug}`, sources ?? []] as const),
    ...sectors.map(({ slug, sources }) => [`/sectors/${slug}`, sources ?? []] as const),
    ...loadArticles({ drafts: false }).map(({ slug, sources }) => [`/blog/${slug}`, sources] as const),
  ].filter(([, keys]) => keys.length > 0),
)

export const listOf = ({ document }: BuiltPage) => document.querySelector(sourceList)

/** Words of a page without its list of sources, accents left off: texts write Kalman, titles Kálmán. */
export function wordsOf({ document }: BuiltPage): string {
  const walker = document.createTreeWalker(document.body, 4)
  let words = ''
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.parentElement?.closest('main') && !node.parentElement.closest(`nav, ${sourceList}, [aria-hidden="true"]`))
      // A word may break where an empty element stands in it.
      words += (node.previousSibling?.textContent === '' ? '' : ' ') + node.textContent
  return plain(words)
}

const plain = (text: string) => fold(text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'"))

export const surnameOf = ([first]: readonly [string, ...string[]]) => plain(first.split(',')[0] ?? '')

/** What a text can call a source. An edition or the name of a publisher may be left off a number. */
export function namesOf(source: Source): string[] {
  const { name, number, title, authors } = source
  const short = number
    ?.replace(/:\d{4}$/, '')
    .replace(/^(?:NIST|3GPP) /, '')
    .replace(/^(IEEE .+)-\d{4}$/, '$1')
    .replace(' CRTC', '')
  const named = authors === undefined ? [title] : [surnameOf(authors)]
  if (source.kind !== 'law' && source.issuer !== undefined) named.push(source.issuer)
  return [name, number, short, ...named].flatMap((one) => (one === undefined ? [] : plain(one)))
}

export const holds = (text: string, name: string) =>
  new RegExp(`(?<!\\p{L})${RegExp.escape(name)}(?!\\p{L})`, 'u').test(text)
