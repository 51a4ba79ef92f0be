import { expect, test } from 'vitest'
import { preparedPassword } from '#auth/form/password.ts'

test.each([
  ['composed accents', 'e\u0301te\u0301', '\u00e9t\u00e9'],
  ['plain spaces', 'a\u00a0b\u202fc\u3000d', 'a b c d'],
  ['signs as they are', '\u00bd \u00b2 \ufb01 \uff21', '\u00bd \u00b2 \ufb01 \uff21'],
  ['case and spaces around it as they are', ' Abc ', ' Abc '],
])('a password is set and tried with %s', (_, typed, set) => {
  expect(preparedPassword(typed)).toBe(set)
})
