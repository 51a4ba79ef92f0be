import { expect, test } from 'vitest'
import { preparedPassword, tryPassword } from '#auth/form/password.ts'

test.each([
  ['composed accents', 'e\u0301te\u0301', '\u00e9t\u00e9'],
  ['plain spaces', 'a\u00a0b\u202fc\u3000d', 'a b c d'],
  ['signs as they are', '\u00bd \u00b2 \ufb01 \uff21', '\u00bd \u00b2 \ufb01 \uff21'],
  ['case and spaces around it as they are', ' Abc ', ' Abc '],
])('a password is set with %s', (_, typed, set) => {
  expect(preparedPassword(typed)).toBe(set)
})

test.each([
  ['a plain password, refused', 'twelve stones', undefined, ['twelve stones']],
  ['a password that is accepted at once', '\u00e9', '\u00e9', ['\u00e9']],
  ['an accent, refused', '\u00e9', undefined, ['\u00e9', 'e\u0301']],
  ['every spelling, the last accepted', 'e\u0301\u00b2', '\u00e92', ['\u00e9\u00b2', 'e\u0301\u00b2', '\u00e92']],
])('%s costs as many attempts as it has spellings', async (_, typed, accepted, expected) => {
  const attempts: string[] = []
  const outcome = await tryPassword(
    typed,
    async (password) => {
      attempts.push(password)
      return password === accepted
    },
    (isRight) => !isRight,
  )
  expect(attempts).toEqual(expected)
  expect(outcome).toBe(accepted !== undefined)
})
