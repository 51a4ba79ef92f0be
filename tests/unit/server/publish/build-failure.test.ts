/* What a build prints of an error in a page. */

import { expect, it } from 'vitest'
import { explained } from '#server/publish/build-failure.ts'

/** An error that a page has thrown, as the renderer passes it on. */
function thrown(message: string, frames: readonly string[]): Error {
  const cause = new TypeError(message)
  cause.stack = [`TypeError: ${message}`, ...frames.map((frame) => `    at ${frame}`)].join('\n')
  return new Error(`/pages/partners: ${message}`, { cause })
}

it('keeps the lines of other code, without those of packages', () => {
  const frames = [
    'write (file:///p/server/publish/write-pages.ts:3:1)',
    'run (file:///p/node_modules/a/b.js:2:5)',
    'c (file:///p/d.ts:1:1)',
  ]
  expect(explained(thrown('wrong', frames)).split('\n')).toEqual([
    '/pages/partners: wrong',
    '    at write (/p/server/publish/write-pages.ts:3:1)',
    '    at c (/p/d.ts:1:1)',
  ])
})

it('says of a folder of words only what to mend in it', () => {
  const frames = ['between (file:///p/dist/server/chunks/b.js:2:5)']
  expect(explained(thrown('the title is short: mend it in content/en/.', frames))).toBe(
    '/pages/partners: the title is short: mend it in content/en/.',
  )
})
