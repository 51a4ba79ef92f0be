import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'parse5'
import { siteFolder } from '#server/publish/site-folder.ts'
import { attribute, type Element, elementsBelow, textOf } from '#server/publish/text/page-markup.ts'
import { brotliBytes } from '#tests/dist/cost/page-cost.ts'
import { pageEntries } from '#tests/page-entries.ts'

const isData = (element: Element) => attribute(element, 'type') === 'application/ld+json'
const loading = ['modulepreload', 'preload', 'stylesheet']

/** What the bytes of a document are for, in the order in which it is taken away. The words and their markup are left. */
const parts: readonly { head: string; holds: (element: Element) => boolean }[] = [
  { head: 'JSON-LD', holds: (element) => element.tagName === 'script' && isData(element) },
  {
    head: 'scripts and preloads',
    holds: (element) => element.tagName === 'script' || loading.includes(attribute(element, 'rel') ?? ''),
  },
  { head: 'styles', holds: ({ tagName }) => tagName === 'style' },
  { head: 'drawings', holds: ({ tagName }) => tagName === 'svg' },
  { head: 'head', holds: ({ tagName }) => ['meta', 'link', 'title'].includes(tagName) },
]

/**
 * What the HTML of the heaviest page of each kind is for, as Markdown. A part's bytes are those by which the compressed
 * document shrinks without it, so that the parts add up to the whole.
 */
export function htmlTable(): string {
  const heads = ['Page', 'HTML', 'words', 'markup', ...parts.map(({ head }) => head)]
  const kinds = Map.groupBy(pageEntries(), ({ kind }) => kind)
  const rows = [...kinds.values()].map((entries) => {
    const pages = entries.map(({ path, file }) => ({ path, html: readFileSync(join(siteFolder, file), 'utf8') }))
    const heaviest = pages.reduce((one, other) => (other.html.length > one.html.length ? other : one))
    return [`/${heaviest.path}`, ...bytesOf(heaviest.html).map((bytes) => (bytes / 1000).toFixed(2))]
  })
  return [heads, heads.map((_, index) => (index === 0 ? '---' : '--:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

/** Bytes of the whole, the words, their markup, and each part. */
function bytesOf(html: string): number[] {
  const whole = brotliBytes(html)
  let left = html
  let before = whole
  const taken = parts.map(({ holds }) => {
    left = without(left, holds)
    const after = brotliBytes(left)
    const bytes = before - after
    before = after
    return bytes
  })
  const words = brotliBytes(textOf(parse(left)))
  return [whole, words, before - words, ...taken]
}

/** A document without the elements that a part holds. */
function without(html: string, holds: (element: Element) => boolean): string {
  const found = elementsBelow(parse(html, { sourceCodeLocationInfo: true })).filter(holds)
  // From the end, so that the offsets of those before stay true.
  return found.toReversed().reduce((text, { sourceCodeLocation }) => {
    const { startOffset = 0, endOffset = 0 } = sourceCodeLocation ?? {}
    return text.slice(0, startOffset) + text.slice(endOffset)
  }, html)
}
