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

/** Elements of which plain markup keeps the words alone. */
export const unwrapped = new Set(['span', 'time', 'small', 'label', 'abbr'])

const inline = new Set([...unwrapped, 'a', 'b', 'i', 'dfn', 'em', 'strong', 'code', 'sub', 'sup'])

/** Elements of layout: what they touch is set apart by their look alone. */
const layout = new Set([...unwrapped, 'b', 'i'])

/** Where neighbours on a line of their own would need a space rather than a new line. */
export const flowing = new Set([...'p h1 h2 h3 h4 h5 h6 th td dt figcaption caption'.split(' '), ...inline])

/** Neighbours without a space between them, set apart by their layout, which plain markup loses. */
export function gapBetween(before: ChildNode, after: ChildNode, parent: Element): ChildNode | undefined {
  if (isInline(before) && isInline(after)) return flowing.has(parent.tagName) ? makeText(' ') : makeElement('br', [])
  const touching = (isLayout(before) && isText(after)) || (isText(before) && isLayout(after))
  return touching && /[^\s(]$/u.test(rawText(before)) && /^[\p{L}\p{N}]/u.test(rawText(after))
    ? makeText(' ')
    : undefined
}

const isInline = (node: Node): boolean => isElement(node) && inline.has(node.tagName)
const isLayout = (node: Node): boolean => isElement(node) && layout.has(node.tagName)
