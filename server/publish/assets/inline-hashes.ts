import { createHash } from 'node:crypto'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node

/** Hash sources of what stands inline in documents, each once, in a fixed order. */
export interface InlineHashes {
  scripts: string[]
  styles: string[]
}

/** Scripts of other types (JSON-LD) are data, which no policy stops (HTML standard, "data block"). */
const executable = new Set(['', 'module', 'text/javascript'])

/** Finds inline scripts and styles in HTML or SVG documents, and hashes them as a browser does (CSP 3, section 6.7.3). */
export function inlineHashes(documents: Iterable<string>): InlineHashes {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const document of documents) visit(parse(document), scripts, styles)
  return { scripts: [...scripts].sort(), styles: [...styles].sort() }
}

function visit(node: Node, scripts: Set<string>, styles: Set<string>): void {
  if ('tagName' in node) {
    const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]))
    if (node.tagName === 'style') styles.add(hashOf(node))
    if (node.tagName === 'script' && !attributes.has('src') && executable.has(attributes.get('type') ?? ''))
      scripts.add(hashOf(node))
  }
  if ('childNodes' in node) for (const child of node.childNodes) visit(child, scripts, styles)
}

function hashOf(element: DefaultTreeAdapterTypes.Element): string {
  const text = element.childNodes.map((child) => ('value' in child ? child.value : '')).join('')
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
