/* Turns the links of a rendered French page into French addresses (onRenderHtml.tsx). */

import { addressOf } from '#content/page-addresses.server.ts'
import { language } from '#language'
import { attributeOf, tagsOf } from './tags.ts'

/**
 * Rewrites the links in a page's markup to the pages of its own language; content and components link to English addresses.
 * Everything else stays as React wrote it, because islands are hydrated from it.
 */
export function localizeLinks(markup: string): string {
  if (language.prefix === '') return markup
  let [made, end] = ['', 0]
  for (const tag of tagsOf(markup)) {
    const [href, place] = [attributeOf(tag, 'href'), tag.location?.attrs?.href]
    // A link with `hreflang`, the language switch, stays unchanged.
    if (!place || !href?.startsWith('/') || attributeOf(tag, 'hreflang') !== undefined) continue
    const own = addressOf(href)
    if (own === href) continue
    made += `${markup.slice(end, place.startOffset)}href="${own.replaceAll('&', '&amp;')}"`
    end = place.endOffset
  }
  return made + markup.slice(end)
}
