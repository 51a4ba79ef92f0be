/* Turns the links of a rendered French page into French addresses (onRenderHtml.tsx). */

import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from 'parse5'
import { addressOf } from '#content/page-addresses.server.ts'
import { language } from '#language'

interface Edit {
  from: number
  to: number
  text: string
}

/**
 * Rewrites the links in a page's markup to the pages of its own language; content and components link to English addresses.
 * Everything else stays as React wrote it, because islands are hydrated from it.
 */
export function localizeLinks(markup: string): string {
  if (language.prefix === '') return markup
  const edits: Edit[] = []
  const visit = (node: DefaultTreeAdapterTypes.Node) => {
    if (!('childNodes' in node)) return
    for (const child of node.childNodes) {
      if (!defaultTreeAdapter.isElementNode(child)) continue
      const href = child.attrs.find(({ name }) => name === 'href')?.value
      const place = child.sourceCodeLocation?.attrs?.href
      // A link with `hreflang`, the language switch, stays unchanged.
      const isForeign = child.attrs.some(({ name }) => name === 'hreflang')
      const own = href?.startsWith('/') && !isForeign ? addressOf(href) : href
      if (place && own !== undefined && own !== href)
        edits.push({ from: place.startOffset, to: place.endOffset, text: `href="${own.replaceAll('&', '&amp;')}"` })
      visit(child)
    }
  }
  visit(parseFragment(markup, { sourceCodeLocationInfo: true }))
  let [made, end] = ['', 0]
  for (const { from, to, text } of edits) {
    made += markup.slice(end, from) + text
    end = to
  }
  return made + markup.slice(end)
}
