/* Reduces the HTML of a page to plain elements, for feeds and Markdown. */

import { htmlToMarkdown } from '@mdream/js'
import { serialize } from 'parse5'
import {
  attribute,
  type ChildNode,
  type Element,
  elementsBelow,
  isElement,
  isText,
  makeElement,
  makeText,
  type Node,
  rawText,
} from '#server/publish/text/page-markup.ts'

/** Block elements of plain markup. */
const blocks = new Set('h1 h2 h3 h4 h5 h6 p ul ol li blockquote pre table hr'.split(' '))

/** The children with each run of text between blocks wrapped in a paragraph. */
function paragraphs(children: readonly ChildNode[]): ChildNode[] {
  const made: ChildNode[] = []
  let run: ChildNode[] = []
  const endRun = () => {
    if (run.some((node) => rawText(node).trim() !== '' || holdsImage(node))) made.push(makeElement('p', run))
    run = []
  }
  for (const child of children) {
    if (isElement(child) && blocks.has(child.tagName)) {
      endRun()
      made.push(child)
    } else run.push(child)
  }
  endRun()
  return made
}

const holdsImage = (node: Node): boolean =>
  isElement(node) && (node.tagName === 'img' || node.childNodes.some(holdsImage))

/** Elements that are dropped, with their text kept. */
const unwrapped = new Set(['span', 'time', 'small', 'label', 'abbr'])

const inline = new Set([...unwrapped, 'a', 'b', 'i', 'dfn', 'em', 'strong', 'code', 'sub', 'sup'])

/** Elements that only styles separate from neighbouring text. */
const layout = new Set([...unwrapped, 'b', 'i'])

/** Elements whose children run on in one line: a space separates them, not a new line. */
const flowing = new Set([...'p h1 h2 h3 h4 h5 h6 th td dt figcaption caption'.split(' '), ...inline])

/** The gap between two neighbours that only styles set apart. Undefined where the text has its own. */
function gapBetween(before: ChildNode, after: ChildNode, parent: Element): ChildNode | undefined {
  if (isInline(before) && isInline(after)) return flowing.has(parent.tagName) ? makeText(' ') : makeElement('br', [])
  const touching = (isLayout(before) && isText(after)) || (isText(before) && isLayout(after))
  return touching && /[^\s(]$/u.test(rawText(before)) && /^[\p{L}\p{N}]/u.test(rawText(after))
    ? makeText(' ')
    : undefined
}

const isInline = (node: Node): boolean => isElement(node) && inline.has(node.tagName)
const isLayout = (node: Node): boolean => isElement(node) && layout.has(node.tagName)

const dropped = new Set(['script', 'style', 'template', 'noscript', 'canvas', 'button', 'input', 'textarea', 'select'])

const kept = new Set([...blocks, ...'code em strong sub sup thead tbody tfoot tr th td'.split(' ')])

/** Equivalents of elements in plain markup. */
const renamed: Readonly<Record<string, string>> = { b: 'strong', i: 'em', dfn: 'em' }

/**
 * A part of a page as plain HTML for feed readers and Markdown: headings, paragraphs, lists, tables, links and images,
 * without classes, with absolute addresses, and without what is hidden from assistive technology.
 * @param base the page's own address
 * @param omit whether to leave out an element as well
 */
export function plainMarkup(part: Element, base: string, omit: (element: Element) => boolean = () => false): string {
  return serialize(makeElement('div', paragraphs(plainChildren(part, { base, omit }))))
}

interface Rules {
  base: string
  omit: (element: Element) => boolean
}

function plainChildren(parent: Element, rules: Rules): ChildNode[] {
  const made: ChildNode[] = []
  let before: ChildNode | undefined
  for (const child of parent.childNodes) {
    const plain = plainNode(child, parent, rules)
    if (plain.length === 0) continue
    const gap = before && gapBetween(before, child, parent)
    if (gap) made.push(gap)
    made.push(...plain)
    before = child
  }
  return made
}

function plainNode(node: ChildNode, parent: Element, rules: Rules): ChildNode[] {
  if (isText(node)) return [makeText(node.value)]
  if (!isElement(node) || isOperated(node) || isHidden(node) || rules.omit(node)) return []
  const children = () => plainChildren(node, rules)
  const name = node.tagName
  switch (name) {
    case 'svg':
      return drawing(node)
    case 'img':
      return image(node, rules.base)
    case 'br':
      return [flowing.has(parent.tagName) && parent.tagName !== 'p' ? makeText(' ') : makeElement('br', [])]
    case 'a':
      return link(node, children(), rules.base)
    case 'dt':
      return [makeElement('p', [makeElement('strong', children())])]
    case 'figcaption':
      return [makeElement('p', [makeElement('em', children())])]
    case 'table':
      return table(node, rules)
  }
  if (unwrapped.has(name)) return children()
  // An item with a heading becomes a section, because a list item in Markdown cannot contain one.
  if (name === 'li' && holdsBlocks(node))
    return holdsHeading(node) ? paragraphs(children()) : [makeElement(name, paragraphs(children()))]
  if ((name === 'ol' || name === 'ul') && holdsHeading(node)) return paragraphs(children())
  const start = name === 'ol' ? attribute(node, 'start') : undefined
  if (kept.has(name)) return [makeElement(name, children(), start === undefined ? {} : { start })]
  const mark = renamed[name]
  if (mark !== undefined) return [makeElement(mark, children())]
  const parts = paragraphs(children())
  return name === 'aside' ? [makeElement('blockquote', parts)] : parts
}

const holdsHeading = (element: Element): boolean => elementsBelow(element).some(({ tagName }) => /^h\d$/.test(tagName))

const holdsBlocks = (element: Element): boolean =>
  elementsBelow(element).some(({ tagName }) => blocks.has(tagName) || tagName === 'div')

/** A link without block elements, as Markdown requires: the heading of a linked card becomes the link. */
function link(source: Element, children: readonly ChildNode[], base: string): ChildNode[] {
  const href = new URL(attribute(source, 'href') ?? '', base).href
  const parts = paragraphs(children)
  const title = parts.find((node) => isElement(node) && /^h\d$/.test(node.tagName)) ?? parts[0]
  if (!children.some((child) => isElement(child) && blocks.has(child.tagName)) || !title || !isElement(title))
    return [makeElement('a', children, { href })]
  title.childNodes = [makeElement('a', title.childNodes, { href })]
  return parts
}

/** Whether an element contains no readable text: a script, a control, an island, or one excluded from snippets. */
const isOperated = (element: Element): boolean =>
  dropped.has(element.tagName) ||
  attribute(element, 'data-island') !== undefined ||
  attribute(element, 'data-nosnippet') !== undefined

const isHidden = (element: Element): boolean =>
  attribute(element, 'aria-hidden') === 'true' || attribute(element, 'hidden') !== undefined

/** Replaces an inline drawing, which has no address, by its description. */
function drawing(svg: Element): ChildNode[] {
  const label = attribute(svg, 'aria-label') ?? ''
  return label === '' ? [] : [makeElement('p', [makeElement('em', [makeText(label)])])]
}

function image(img: Element, base: string): ChildNode[] {
  const alt = attribute(img, 'alt') ?? ''
  const src = attribute(img, 'src')
  return alt === '' || src === undefined ? [] : [makeElement('img', [], { src: new URL(src, base).href, alt })]
}

/** A table with its caption before it, because Markdown tables have no captions. */
function table(source: Element, rules: Rules): ChildNode[] {
  const caption = elementsBelow(source).find(({ tagName }) => tagName === 'caption')
  const rows = source.childNodes
    .filter((child) => child !== caption)
    .flatMap((child) => plainNode(child, source, rules))
  const body = makeElement('table', rows)
  return caption ? [makeElement('p', [makeElement('em', plainChildren(caption, rules))]), body] : [body]
}

/** Plain HTML as Markdown, escaped so that text stays text. */
export const toMarkdown = (html: string): string => htmlToMarkdown(html, {}).trim()
