import { parse, serialize } from 'parse5'
import {
  attribute,
  type ChildNode,
  type Element,
  elementsBelow,
  isElement,
  isText,
  makeElement,
  makeText,
  rawText,
} from '#server/publish/text/page-markup.ts'
import { gapBetween } from '#server/publish/text/plain-markup.ts'

const styles =
  'body{max-width:40rem;margin:1rem auto;padding:0 1rem;font:1rem/1.5 sans-serif}table{border-collapse:collapse}th,td{padding:.25rem .5rem;text-align:left;vertical-align:top}nav li{display:inline-block;margin-right:1rem}'

/** Elements without words to read, and drawings. */
const dropped = new Set('script style template noscript svg canvas img picture video iframe'.split(' '))

/** Elements that a plain page has too. They lose all attributes but the address of a link. */
const kept = new Set(
  (
    'header main footer nav h1 h2 h3 h4 h5 h6 p ul ol li dl dt dd blockquote pre figcaption address a br em strong b code ' +
    'sub sup table caption thead tbody tfoot tr th td'
  ).split(' '),
)

/** Elements that run on in a line. All others that are not kept start a line of their own. */
const inline = new Set('span time small abbr i dfn cite q label mark kbd output data'.split(' '))

/**
 * The words of a page as a plain page: headings, paragraphs, lists, tables and links of its header, main part and footer,
 * below its title, with one small style; no script, no web font and no drawing. Words that are hidden until the visitor
 * does something are left out.
 */
export function barePage(html: string): string {
  const elements = elementsBelow(parse(html))
  const title = elements.find(({ tagName }) => tagName === 'title')
  const body = elements.find(({ tagName }) => tagName === 'body')
  if (title === undefined || body === undefined) throw new Error('The page has no <title> or no <body>.')
  const head = makeElement('head', [
    makeElement('meta', [], { charset: 'utf-8' }),
    makeElement('meta', [], { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    makeElement('title', [makeText(rawText(title))]),
    makeElement('style', [makeText(styles)]),
  ])
  const page = makeElement('html', [head, makeElement('body', plainChildren(body))], { lang: 'en-CA' })
  return `<!doctype html>${serialize(makeElement('div', [page]))}`
}

function plainChildren(parent: Element): ChildNode[] {
  const made: ChildNode[] = []
  let before: ChildNode | undefined
  for (const child of parent.childNodes) {
    const plain = plainNode(child)
    if (plain.length === 0) continue
    const gap = before && gapBetween(before, child, parent)
    made.push(...(gap ? [gap] : []), ...plain)
    before = child
  }
  return made
}

function plainNode(node: ChildNode): ChildNode[] {
  if (isText(node)) return [makeText(node.value)]
  if (!isElement(node) || dropped.has(node.tagName) || isHidden(node)) return []
  const children = plainChildren(node)
  const name = node.tagName
  if (kept.has(name)) {
    const href = name === 'a' ? attribute(node, 'href') : undefined
    return [makeElement(name, children, href === undefined ? {} : { href })]
  }
  if (inline.has(name)) return children
  return children.some(hasOwnWords) ? [makeElement('div', children)] : children
}

const isHidden = (element: Element): boolean =>
  attribute(element, 'hidden') !== undefined || attribute(element, 'popover') !== undefined

const hasOwnWords = (node: ChildNode): boolean => isText(node) && node.value.trim() !== ''
