/* The part of a page up to the end of its first section, whose bytes are limited (page-size.ts). */

import { parse } from 'parse5'
import { elementsBelow } from './page-markup.ts'

/**
 * The source of a page up to the end of the first section in its `main`: of an article, the first below its title; of a screen
 * that a script renders, up to the end of `main`.
 */
export function upToFirstSection(html: string): string {
  const main = elementsBelow(parse(html, { sourceCodeLocationInfo: true })).find(({ tagName }) => tagName === 'main')
  const section = main && elementsBelow(main).find(({ tagName }) => tagName === 'section')
  const end = section?.sourceCodeLocation?.endOffset ?? main?.sourceCodeLocation?.endTag?.startOffset
  if (end === undefined) throw new Error('A page has no main element.')
  return html.slice(0, end)
}
