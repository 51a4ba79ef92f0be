/* A page that is too large is refused. */

import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { oversize } from '#server/publish/page-size.ts'

/** Words of eight letters that brotli cannot shorten much. */
const words = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    createHash('sha256').update(`${index}`).digest('base64url').slice(0, 8),
  ).join(' ')

const page = (first: string, rest: string) =>
  `<!doctype html><title>A</title><main id="main"><section><p>${first}</p></section><section><p>Short.</p><p>${rest}</p></section></main>`

test('a page over a limit is named with its size, the limit, and its longest paragraph', () => {
  expect(oversize('a', page('One.', 'Two.'))).toEqual([])
  expect(oversize('a', page('One.', words(6_000)))).toEqual([
    expect.stringMatching(
      /^\/a has [\d,]{6} bytes \(brotli\), and its limit is 26,500: shorten it\. Longest: ".{50}…" \(6000 words\), /,
    ),
  ])
  expect(oversize('a', page(words(2_500), 'Two.'))).toEqual([
    expect.stringMatching(
      /^\/a has [\d,]{6} bytes \(brotli\) to the end of its first section, and their limit is 10,000: /,
    ),
  ])
})
