import { expect, it } from 'vitest'
import { explained } from '#server/publish/build-failure.ts'

/** An error that a page has thrown, as the renderer passes it on. */
function thrown(message: string, frames: readonly string[]): Error {
  const cause = new TypeError(message)
  cause.stack = [`TypeError: ${message}`, ...frames.map((frame) => `    at ${frame}`)].join('\n')
  return new Error(`/pages/partners: ${message}`, { cause })
}

it('names the page and its component of a mistake in bundled code, and where to look', () => {
  const frames = ['Page (file:///p/dist/server/entries/a.mjs:16:65)', 'render (file:///p/dist/server/chunks/b.js:2:5)']
  expect(explained(thrown("reading 'title'", frames))).toBe(
    [
      "/pages/partners: reading 'title'",
      '    at Page (file:///p/dist/server/entries/a.mjs:16:65)',
      'npm run check names the line of the source where a type is wrong.',
    ].join('\n'),
  )
})

it('keeps the lines of other code, without those of packages', () => {
  const frames = [
    'write (file:///p/server/publish/write.ts:3:1)',
    'run (file:///p/node_modules/a/b.js:2:5)',
    'c (file:///p/d.ts:1:1)',
  ]
  expect(explained(thrown('wrong', frames)).split('\n')).toEqual([
    '/pages/partners: wrong',
    '    at write (file:///p/server/publish/write.ts:3:1)',
    '    at c (file:///p/d.ts:1:1)',
  ])
})

it('says of a folder of words only what to mend in it', () => {
  const frames = ['between (file:///p/dist/server/chunks/b.js:2:5)']
  expect(explained(thrown('the title is short: mend it in content/en/.', frames))).toBe(
    '/pages/partners: the title is short: mend it in content/en/.',
  )
})
