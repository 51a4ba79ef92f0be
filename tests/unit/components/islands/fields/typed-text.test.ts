import { expect, test } from 'vitest'
import { emailAddress } from '#components/islands/fields/typed-text.ts'

test.each([
  ['between Latin letters are dropped', 'a\u200dda@ci\u200cty.exam\u200dple', 'ada@city.example'],
  ['after an accent are dropped', 'ada@qué\u200dbec.example', 'ada@xn--qubec-csa.example'],
  ['that spell a Persian domain are kept', 'ada@نامه\u200cای.example', 'ada@xn--mgba3gch31f060k.example'],
  [
    'around its labels are dropped',
    '\u200dada@\u200cنامه\u200cای\u200d.example\u200c',
    'ada@xn--mgba3gch31f060k.example',
  ],
])('joiners %s from an email address', (_, typed, sent) => {
  expect(emailAddress(typed)).toBe(sent)
})

test.each([
  'Ada <ada@city.example>',
  ' "Lovelace, Ada" <ada@city.example>\u200b ',
  '<ada@city.example>',
  'mailto:ada@city.example',
  'ada@city.example.',
  'ada@city.example;',
])('%s is read as the address alone', (typed) => {
  expect(emailAddress(typed)).toBe('ada@city.example')
})

test('an apostrophe before the @ is straight, and half an address stays as it is', () => {
  expect(emailAddress('o’brien@city.example')).toBe("o'brien@city.example")
  for (const half of ['ada@', 'ada', '@city.example', 'Ada <', '']) expect(emailAddress(half)).toBe(half)
})
