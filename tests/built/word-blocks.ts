/** A unit of reading: a paragraph, a list item, a whole table or figure. */
export interface WordBlock {
  element: Element
  text: string
}

/** The list of sources of a page, under its heading. */
export const sourceList = 'main ul#sources'

/** Elements without words of the page: code, drawings, the navigation that every page repeats, and the list of sources. */
const silent = `script, style, noscript, svg, body > header, body > footer, nav, ${sourceList}`

/** Elements that form one block with all their words. The outermost match counts. */
const whole = 'figure, table'
const part = 'p, li, dt, dd, h1, h2, h3, h4, td, th, caption, figcaption, blockquote, label, title'

const known = new WeakMap<Document, readonly WordBlock[]>()

/** The visible words of a page by block, in reading order, with its title and description first. Several tests ask for them. */
export function wordBlocks(document: Document): readonly WordBlock[] {
  const blocks = known.get(document) ?? readBlocks(document)
  known.set(document, blocks)
  return blocks
}

function readBlocks(document: Document): WordBlock[] {
  const found = new Map<Element, string>()
  const add = (element: Element, text: string) => found.set(element, (found.get(element) ?? '') + text)
  for (const tag of document.querySelectorAll('title, meta[name="description"]'))
    add(tag, tag.getAttribute('content') ?? tag.textContent)
  let before: Element | null = null
  const walker = document.createTreeWalker(document.body, 5)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = isElement(node) ? node : node.parentElement
    if (!element || element.closest(silent)) continue
    if (isElement(node))
      for (const name of ['alt', 'aria-label']) add(blockOf(node), ` ${node.getAttribute(name) ?? ''} `)
    else {
      const holder = element.closest(part) ?? element
      // Pieces of one sentence join without a space; words of two cells do not.
      add(blockOf(element), `${holder === before ? '' : ' '}${node.textContent ?? ''}`)
      before = holder
    }
  }
  return [...found].map(([element, text]) => ({ element, text: fold(text) })).filter(({ text }) => text !== '')
}

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE

/** The block of an element: the figure around a table, the paragraph around a phrase. */
function blockOf(element: Element): Element {
  return element.closest('figure') ?? element.closest(whole) ?? element.closest(part) ?? element
}

export const fold = (text: string): string => text.replace(/\s+/g, ' ').trim()
