import {
  type ChildNode,
  type Element,
  isElement,
  isText,
  makeElement,
  makeText,
  type Node,
  rawText,
} from './page-markup.ts'

/** Elements whose text plain markup keeps without the element. */
export const unwrapped = new Set(['span', 'time', 'small', 'label', 'abbr'])

const inline = new Set([...unwrapped, 'a', 'b', 'i', 'dfn', 'em', 'strong', 'code', 'sub', 'sup'])

/** Elements that only their styles set apart from neighbouring text. */
const layout = new Set([...unwrapped, 'b', 'i'])

/** Elements whose children run on in one line: a space separates them, not a new line. */
export const flowing = new Set([...'p h1 h2 h3 h4 h5 h6 th td dt figcaption caption'.split(' '), ...inline])

/** The gap between two neighbours that only styles set apart. Undefined where the text has its own. */
export function gapBetween(before: ChildNode, after: ChildNode, parent: Element): ChildNode | undefined {
  if (isInline(before) && isInline(after)) return flowing.has(parent.tagName) ? makeText(' ') : makeElement('br', [])
  const touching = (isLayout(before) && isText(after)) || (isText(before) && isLayout(after))
  return touching && /[^\s(]$/u.test(rawText(before)) && /^[\p{L}\p{N}]/u.test(rawText(after))
    ? makeText(' ')
    : undefined
}

const isInline = (node: Node): boolean => isElement(node) && inline.has(node.tagName)
const isLayout = (node: Node): boolean => isElement(node) && layout.has(node.tagName)
