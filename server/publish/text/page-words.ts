import { parseFragment, serialize } from 'parse5'
import { site } from '#content/facts/site.ts'
import { canonicalAddress } from '#server/document/canonical.ts'
import type { ArticlePage, PublicPage } from '#server/publish/page.ts'
import { type Element, elementsBelow, makeElement, makeText } from './page-markup.ts'
import { plainMarkup } from './plain-markup.ts'
import { toMarkdown } from './to-markdown.ts'

/** The words of a page as Markdown. */
export const pageMarkdown = (page: PublicPage): string =>
  toMarkdown(plainMarkup(only('main', page), canonicalAddress(site.url, page.path)))

/**
 * An article as plain HTML, its lead first. Its header and its navigation are left out: feed readers show title, date and
 * author themselves.
 */
export function articleHtml(page: ArticlePage): string {
  const article = only('article', page)
  const isAround = ({ tagName }: Element) => tagName === 'header' || tagName === 'nav'
  const body = plainMarkup(article, canonicalAddress(site.url, page.path), isAround)
  return serialize(makeElement('div', [makeElement('p', [makeText(page.metadata.lead)])])) + body
}

/** The one element of a name in a page's main part. */
function only(tagName: 'main' | 'article', { main, path }: PublicPage): Element {
  const element = elementsBelow(parseFragment(main)).find((one) => one.tagName === tagName)
  if (!element) throw new Error(`/${path}: the page has no <${tagName}> element.`)
  return element
}
