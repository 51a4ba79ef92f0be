/*
 * What each built page costs a visitor, in compressed bytes: the tests of this folder compare it with budgets and estimates.
 */

import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { transform } from 'lightningcss'
import { islandSizes } from '#server/publish/assets/script-sizes.ts'
import { readChunks } from '#server/publish/assets/scripts.ts'
import { readPage } from '#server/publish/text/page-reading.ts'
import { type BuiltPage, everyPage } from '#tests/built/built-pages.ts'
import { allPageEntries } from '#tests/page-entries.ts'

const folder = join('dist', 'client')
const sizes = await islandSizes(folder, allPageEntries(), await readChunks(folder))
const none = { files: [], bytes: 0 }

/** The cost of a built page, in compressed bytes. */
export interface PageCost {
  /** The document with its inline styles and scripts: its copy, as hosts send it. */
  html: number
  /** The document up to the end of its first section: what a browser needs for the first screen. */
  firstSection: number
  /** Uncompressed. */
  inlineScript: number
  scriptAtOnce: number
  /** Scripts loaded until the island is hydrated. */
  scriptLive: number
  /** The largest addition that a screen on demand loads, such as the island of a form at the first touch. */
  scriptOfLargestScreen: number
  /** All scripts of the page, with those that an interaction loads. */
  scriptInAll: number
  fonts: number
  /** The number of requests that block the first paint. */
  blocking: number
}

/**
 * A classic script blocks the parser; a stylesheet in the head blocks the paint (HTML standard, "render-blocking"), one
 * after the content does not. An expected element is not a request.
 */
const blocking =
  'head link[rel~="stylesheet"], link[blocking]:not([rel="expect"]), script[blocking], script[src]:not([async], [defer], [type="module"])'

/** The cost of every built page, by address. */
export const pageCosts: ReadonlyMap<string, PageCost> = new Map(everyPage.map((page) => [page.address, pageCost(page)]))

function pageCost({ file, document }: BuiltPage): PageCost {
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent ?? '').join('')
  const { urls, imports } = requestsOf(styles)
  const scripts = sizes.find(({ page }) => page === file) ?? {
    atOnce: none,
    live: none,
    largestScreen: none,
    whole: none,
  }
  const fonts = new Set(urls.filter((url) => url.endsWith('.woff2')))
  const html = readFileSync(join(folder, file), 'utf8')
  return {
    html: statSync(join(folder, `${file}.br`)).size,
    firstSection: brotliCompressSync(html.slice(0, readPage(html).opening.end)).length,
    inlineScript: inlineScriptBytes(document),
    scriptAtOnce: scripts.atOnce.bytes,
    scriptLive: scripts.live.bytes,
    scriptOfLargestScreen: scripts.largestScreen.bytes,
    scriptInAll: scripts.whole.bytes,
    fonts: bytesOf(fonts),
    blocking: document.querySelectorAll(blocking).length + imports,
  }
}

/** The addresses that a stylesheet requests, and the number of further stylesheets that it imports. */
function requestsOf(css: string): { urls: string[]; imports: number } {
  const { dependencies = [] } = transform({ filename: 'page.css', code: Buffer.from(css), analyzeDependencies: true })
  return {
    urls: dependencies.flatMap((one) => (one.type === 'url' ? one.url : [])),
    imports: dependencies.filter(({ type }) => type === 'import').length,
  }
}

function inlineScriptBytes(document: Document): number {
  const scripts = [...document.querySelectorAll('script:not([src], [type="application/ld+json"])')]
  return scripts.reduce((sum, { textContent }) => sum + Buffer.byteLength(textContent ?? ''), 0)
}

/** The bytes of fonts, which are compressed already. */
function bytesOf(addresses: ReadonlySet<string>): number {
  return [...addresses].reduce((sum, address) => sum + statSync(join(folder, address)).size, 0)
}
