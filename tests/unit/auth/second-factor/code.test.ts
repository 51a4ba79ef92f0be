import { expect, test } from 'vitest'
import { codeMistake, readCode } from '#auth/second-factor/code.ts'

test.each([
  '123456',
  '123 456',
  ' 123456 ',
  '123-456',
  '123\u00a0456',
  '123–456',
  '12 34 56\n',
  '\u200b123\u00ad456\u200e\ufeff',
  '１２３４５６',
])('a code may be typed or pasted as "%s"', (text) => {
  expect(readCode(text)).toBe('123456')
  expect(codeMistake(readCode(text))).toBeUndefined()
})

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['12345', 'short'],
  ['1234567', 'long'],
  ['12a456', 'letters'],
  ['12.456', 'letters'],
])('"%s" is %s', (text, mistake) => {
  expect(codeMistake(readCode(text))).toBe(mistake)
})
