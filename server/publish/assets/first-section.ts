import { parse } from 'parse5'
import { attribute, elementsBelow, isElement } from '#server/publish/text/page-markup.ts'

/**
 * The offset in a page's body at which the first section of its `<main>` ends. Undefined for a page that begins otherwise:
 * an article, or a screen that a script renders, whose markup must stay as React knows it.
 */
export function endOfFirstSection(body: string): number | undefined {
  const parsed = parse(body, { sourceCodeLocationInfo: true })
  const main = elementsBelow(parsed).find((element) => attribute(element, 'id') === 'main')
  const first = main?.childNodes.find(isElement)
  return first?.tagName === 'section' ? first.sourceCodeLocation?.endOffset : undefined
}
