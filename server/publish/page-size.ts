/* Stops a build in which a page is too large (content/facts/limits.ts). */

import { brotliCompressSync, constants } from 'node:zlib'
import { parse } from 'parse5'
import { longestOf } from '#content/articles/page-size-estimate.ts'
import { pageBytes } from '#content/facts/limits.ts'
import { upToFirstSection } from './text/first-section.ts'
import { attribute, elementsBelow, rawText } from './text/page-markup.ts'

/** The bytes of a text as it travels, if they are more than a limit. */
function bytesAbove(most: number, text: string): number | undefined {
  // For pages a low quality gives more bytes, in a tenth of the time.
  const quick = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
  const bytes = quick > most ? brotliCompressSync(text).length : quick
  return bytes > most ? bytes : undefined
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

/**
 * A line for each page that is over a size limit: the page, its size, the limit, and its longest paragraphs. Source:
 * docs/decisions/0054-two-size-limits.md.
 * @param html the source of the page
 */
export function oversize(path: string, html: string): string[] {
  const whole = bytesAbove(pageBytes.whole, html)
  const first = bytesAbove(pageBytes.firstSection, upToFirstSection(html))
  return [
    ...(whole === undefined
      ? []
      : [
          `/${path} has ${say(whole)} bytes (brotli), and its limit is ${say(pageBytes.whole)}: shorten it. Longest: ${longestParts(html)}.`,
        ]),
    ...(first === undefined
      ? []
      : [
          `/${path} has ${say(first)} bytes (brotli) to the end of its first section, and their limit is ${say(pageBytes.firstSection)}: shorten what stands before it ends.`,
        ]),
  ]
}
