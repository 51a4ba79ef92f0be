import { expect, it } from 'vitest'
import { reason } from '#server/local/reason.ts'

it.each([
  [
    new Error('Build failed:\n  \u001b[31mpage.tsx\u001b[39m\n    at read (file.js:1:2)\n    at run (file.js:3:4)'),
    'Build failed: page.tsx',
  ],
  [new Error('one\r\ntwo\u0007'), 'one two\\u{7}'],
  ['text', 'text'],
  [undefined, 'undefined'],
  [new Error(''), 'no reason given'],
])('says why in one line: %#', (thrown, expected) => {
  expect(reason(thrown)).toBe(expected)
})
