/* Small functions on the parsed HTML of pages (parse5). */

import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html } from 'parse5'

export type Node = DefaultTreeAdapterTypes.Node
export type ChildNode = DefaultTreeAdapterTypes.ChildNode
export type Element = DefaultTreeAdapterTypes.Element

/** Whether a node is an element. */
export const isElement = (node: Node): node is Element => defaultTreeAdapter.isElementNode(node)

/** Whether a node is text. */
export const isText = (node: Node): node is DefaultTreeAdapterTypes.TextNode => defaultTreeAdapter.isTextNode(node)

/** The value of an attribute. Undefined when the element lacks the attribute. */
export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name)?.value

/** Every element below a node, in document order. */
export function elementsBelow(node: Node): Element[] {
  const found: Element[] = []
  const visit = (parent: Node) => {
    if (!('childNodes' in parent)) return
    for (const child of parent.childNodes) {
      if (!isElement(child)) continue
      found.push(child)
      visit(child)
    }
  }
  visit(node)
  return found
}

/** The text of a node and all below it, with its spaces unchanged. */
export function rawText(node: Node): string {
  if (isText(node)) return node.value
  return 'childNodes' in node ? node.childNodes.map(rawText).join('') : ''
}

/** A new element around nodes that have no parent yet. */
export function makeElement(
  name: string,
  children: readonly ChildNode[],
  attributes: Record<string, string> = {},
): Element {
  const attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value }))
  const made = defaultTreeAdapter.createElement(name, html.NS.HTML, attrs)
  for (const child of children) defaultTreeAdapter.appendChild(made, child)
  return made
}

/** A text node. */
export const makeText = (value: string): ChildNode => defaultTreeAdapter.createTextNode(value)
