/* Which page cites what, and the words in which it has to name it. */

import { loadArticles } from '#content/articles/articles.server.ts'
import { pageAt, staticRoutes } from '#content/en/routes.ts'
import { sectors } from '#content/en/sectors.ts'
import { services } from '#content/en/services.ts'
import type { SourceKey } from '#content/sources/sources.ts'
import type { BuiltPage } from './built-pages.ts'
import { sourceList } from './word-blocks.ts'

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

/** Words of a page without its list of sources. */
export function wordsOf({ document }: BuiltPage): string {
  const walker = document.createTreeWalker(document.body, 4)
  let words = ''
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.parentElement?.closest('main') && !node.parentElement.closest(`nav, ${sourceList}, [aria-hidden="true"]`))
      // A word may break where an empty element is in it.
      words += (node.previousSibling?.textContent === '' ? '' : ' ') + node.textContent
  return words
}
