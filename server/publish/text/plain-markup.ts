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
} from './page-markup.ts'
import { blocks, paragraphs } from './plain-paragraphs.ts'
import { flowing, gapBetween, unwrapped } from './plain-spaces.ts'

const dropped = new Set(['script', 'style', 'template', 'noscript', 'canvas', 'button', 'input', 'textarea', 'select'])

const kept = new Set([...blocks, ...'code em strong sub sup thead tbody tfoot tr th td'.split(' ')])

/** What says as much in plain markup. */
const renamed: Readonly<Record<string, string>> = { b: 'strong', i: 'em', dfn: 'em' }

/**
 * The words of a part of a page as plain HTML: headings, paragraphs, lists, tables, links and images without classes,
 * addresses absolute, nothing that is hidden from assistive technology. What feed readers and Markdown can carry.
 * @param base the page's own address
 * @param omit what to leave out besides
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
  // Items with headings are sections: a list item of Markdown is too narrow for them.
  if (name === 'li' && holdsBlocks(node))
    return holdsHeading(node) ? paragraphs(children()) : [makeElement(name, paragraphs(children()))]
  if ((name === 'ol' || name === 'ul') && holdsHeading(node)) return paragraphs(children())
  if (kept.has(name)) return [makeElement(name, children())]
  const mark = renamed[name]
  if (mark !== undefined) return [makeElement(mark, children())]
  const parts = paragraphs(children())
  return name === 'aside' ? [makeElement('blockquote', parts)] : parts
}

const holdsHeading = (element: Element): boolean => elementsBelow(element).some(({ tagName }) => /^h\d$/.test(tagName))

const holdsBlocks = (element: Element): boolean =>
  elementsBelow(element).some(({ tagName }) => blocks.has(tagName) || tagName === 'div')

/** Markdown's links hold no blocks: of a linked card, its heading is the link. */
function link(source: Element, children: readonly ChildNode[], base: string): ChildNode[] {
  const href = new URL(attribute(source, 'href') ?? '', base).href
  const parts = paragraphs(children)
  const title = parts.find((node) => isElement(node) && /^h\d$/.test(node.tagName)) ?? parts[0]
  if (!children.some((child) => isElement(child) && blocks.has(child.tagName)) || !title || !isElement(title))
    return [makeElement('a', children, { href })]
  title.childNodes = [makeElement('a', title.childNodes, { href })]
  return parts
}

/** Not words to read: what runs, what a visitor operates, and what the page itself keeps out of snippets. */
const isOperated = (element: Element): boolean =>
  dropped.has(element.tagName) ||
  attribute(element, 'data-island') !== undefined ||
  attribute(element, 'data-nosnippet') !== undefined

const isHidden = (element: Element): boolean =>
  attribute(element, 'aria-hidden') === 'true' || attribute(element, 'hidden') !== undefined

/** A drawing in the page has no address of its own: what it shows stands in its place. */
function drawing(svg: Element): ChildNode[] {
  const label = attribute(svg, 'aria-label') ?? ''
  return label === '' ? [] : [makeElement('p', [makeElement('em', [makeText(label)])])]
}

function image(img: Element, base: string): ChildNode[] {
  const alt = attribute(img, 'alt') ?? ''
  const src = attribute(img, 'src')
  return alt === '' || src === undefined ? [] : [makeElement('img', [], { src: new URL(src, base).href, alt })]
}

/** A caption goes before its table: Markdown's tables have none. */
function table(source: Element, rules: Rules): ChildNode[] {
  const caption = elementsBelow(source).find(({ tagName }) => tagName === 'caption')
  const rows = source.childNodes
    .filter((child) => child !== caption)
    .flatMap((child) => plainNode(child, source, rules))
  const body = makeElement('table', rows)
  return caption ? [makeElement('p', [makeElement('em', plainChildren(caption, rules))]), body] : [body]
}
