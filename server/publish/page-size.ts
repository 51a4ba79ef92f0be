/* Stops a build in which a page is too large (content/facts/limits.ts). */

import { brotliCompressSync, constants } from 'node:zlib'
import { parse } from 'parse5'
import { longestOf } from '#content/articles/page-size-estimate.ts'
import { pageBytes } from '#content/facts/limits.ts'
import type { WrittenPage } from './page.ts'
import { attribute, elementsBelow, rawText } from './text/page-markup.ts'

/** The bytes of a text as it travels: a few more where they are below a limit, where nobody needs them exactly. */
function travelling(most: number, text: string): number {
  // For pages a low quality gives more bytes, in a tenth of the time.
  const quick = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
  return quick > most ? brotliCompressSync(text).length : quick
}

/** The parts of a page that a message names, of which the longest could be shorter. */
const parts = new Set(['p', 'li', 'td', 'dd', 'figcaption', 'caption'])

/** The start of the longest paragraphs of a page. */
function longestParts(html: string): string {
  const main = elementsBelow(parse(html)).find((element) => attribute(element, 'id') === 'main')
  const texts = main
    ? elementsBelow(main)
        .filter(({ tagName }) => parts.has(tagName))
        .map(rawText)
    : []
  return longestOf(texts)
    .map(({ text, words }) => `"${text.slice(0, 50)}…" (${words} words)`)
    .join(', ')
}

const say = (count: number): string => count.toLocaleString('en')

/** How large a page is, in bytes as it travels: in all, and to the end of its first section. */
interface PageSize {
  readonly path: string
  readonly texts: Readonly<Record<keyof typeof pageBytes, string>>
  readonly whole: number
  readonly firstSection: number
}

/** @param html the complete document */
export function sizeOf({ path, openingLength }: Pick<WrittenPage, 'path' | 'openingLength'>, html: string): PageSize {
  const firstSection = html.slice(0, html.indexOf('<main') + openingLength)
  return {
    path,
    texts: { whole: html, firstSection },
    whole: travelling(pageBytes.whole, html),
    firstSection: travelling(pageBytes.firstSection, firstSection),
  }
}

/**
 * A line for each size limit that a page is over: the page, its size, the limit, and its longest paragraphs. Source:
 * docs/decisions/0054-two-size-limits.md.
 */
export function oversize({ path, texts, whole, firstSection }: PageSize): string[] {
  return [
    ...(whole <= pageBytes.whole
      ? []
      : [
          `/${path} has ${say(whole)} bytes (brotli), and its limit is ${say(pageBytes.whole)}: shorten it. Longest: ${longestParts(texts.whole)}.`,
        ]),
    ...(firstSection <= pageBytes.firstSection
      ? []
      : [
          `/${path} has ${say(firstSection)} bytes (brotli) to the end of its first section, and their limit is ${say(pageBytes.firstSection)}: shorten what stands before it ends.`,
        ]),
  ]
}

/** How many pages the report of sizes names for each limit. */
const nearest = 5

/** The pages that are nearest to each limit, with their exact sizes, for editors who are about to add to one. */
export function sizeReport(sizes: readonly PageSize[]): string {
  const line = (what: string, part: 'whole' | 'firstSection') => {
    const pages = sizes
      .toSorted((a, b) => b[part] - a[part])
      .slice(0, nearest)
      .map(({ path, texts }) => ({ path, bytes: brotliCompressSync(texts[part]).length }))
      .toSorted((a, b) => b.bytes - a.bytes)
    return `${what} (limit ${say(pageBytes[part])}): ${pages.map(({ path, bytes }) => `/${path} ${say(bytes)}`).join(', ')}`
  }
  return `Largest pages, in bytes (brotli):\n  ${line('whole page', 'whole')}\n  ${line('to the end of the first section', 'firstSection')}\n`
}
