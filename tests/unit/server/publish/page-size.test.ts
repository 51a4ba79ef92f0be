/* A page that is too large is refused. */

import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { oversize, sizeOf, sizeReport } from '#server/publish/page-size.ts'
import { readPage } from '#server/publish/text/page-reading.ts'

/** Words of eight letters that brotli cannot shorten much. */
const words = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    createHash('sha256').update(`${index}`).digest('base64url').slice(0, 8),
  ).join(' ')

const page = (first: string, rest: string) =>
  `<!doctype html><title>A</title><main id="main"><section><p>${first}</p></section><section><p>Short.</p><p>${rest}</p></section></main>`

const sized = (path: string, html: string) => sizeOf({ path, openingLength: readPage(html).openingLength }, html)

const faults = (html: string) => oversize(sized('a', html))

test('a page over a limit is named with its size, the limit, and its longest paragraph', () => {
  expect(faults(page('One.', 'Two.'))).toEqual([])
  expect(faults(page('One.', words(6_000)))).toEqual([
    expect.stringMatching(
      /^\/a has [\d,]{6} bytes \(brotli\), and its limit is 26,500: shorten it\. Longest: ".{50}…" \(6000 words\), /,
    ),
  ])
  expect(faults(page(words(2_500), 'Two.'))).toEqual([
    expect.stringMatching(
      /^\/a has [\d,]{6} bytes \(brotli\) to the end of its first section, and their limit is 10,000: /,
    ),
  ])
})

test('the report names the largest pages first, with their sizes', () => {
  const sizes = [sized('a', page('One.', 'Two.')), sized('b', page('One.', words(100)))]
  expect(sizeReport(sizes)).toMatch(/whole page \(limit 26,500\): \/b [\d,]+, \/a \d+\n/)
})
