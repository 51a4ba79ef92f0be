/* Turns the links of a rendered French page into French addresses (onRenderHtml.tsx). */

import { addressOf } from '#content/page-addresses.server.ts'
import { language } from '#language'
import { readTags } from './tags.ts'

/**
 * Rewrites the links in a page's markup to the pages of its own language; content and components link to English addresses.
 * Everything else stays as React wrote it, because islands are hydrated from it.
 */
export function localizeLinks(markup: string): string {
  if (language.prefix === '') return markup
  let [made, end] = ['', 0]
  readTags(markup, {
    onStartTag: ({ attrs, location }) => {
      const href = attrs.find(({ name }) => name === 'href')?.value
      const place = location?.attrs?.href
      // A link with `hreflang`, the language switch, stays unchanged.
      if (!place || !href?.startsWith('/') || attrs.some(({ name }) => name === 'hreflang')) return
      const own = addressOf(href)
      if (own === href) return
      made += `${markup.slice(end, place.startOffset)}href="${own.replaceAll('&', '&amp;')}"`
      end = place.endOffset
    },
  })
  return made + markup.slice(end)
}
