import { expect, test } from 'vitest'
import { readCode } from '#auth/second-factor/code.ts'

test.each(['123456', '123 456', ' 123456 ', '123-456', '123\u00a0456', '123–456', '12 34 56\n', '１２３４５６'])(
  'a code may be typed or pasted as "%s"',
  (text) => {
    expect(readCode(text)).toEqual({ kind: 'code', code: '123456' })
  },
)

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['12345', 'short'],
  ['1234567', 'long'],
  ['123 456 7', 'long'],
  ['12a456', 'letters'],
  ['secret', 'letters'],
  ['<b>1</b>', 'letters'],
  ['12.456', 'letters'],
])('"%s" is %s', (text, mistake) => {
  expect(readCode(text)).toEqual({ kind: 'mistaken', mistake })
})
