import { expect, test } from 'vitest'
import { sessionHours } from '#auth/limits.ts'
import { numeralsIn } from '#content/articles/numerals.ts'
import { certificationRegister } from '#content/facts/certifications.ts'
import { claimNumber, claims } from '#content/facts/claims.ts'
import { slugify } from '#content/schema/slug.ts'
import { language } from '#language'
import { claimWords, statement } from '#words/claims.ts'

const numerals = (text: string) => numeralsIn(text, language.tag)
test('a range has both its ends', () => {
  const ranges = Object.values(claims).flatMap(({ states }) => (states.kind === 'range' ? [states] : []))
  expect(ranges.length).toBeGreaterThan(0)
  for (const states of ranges) expect(numerals(statement(states))).toEqual([`${states.from}`, `${states.to}`])
})

test('each certification is a claim, under the slug of its name, from the one register', () => {
  const named = Object.values(claims).flatMap(({ states }) => (states.kind === 'name' ? [states.value] : []))
  expect(named).toEqual(certificationRegister.map(({ name }) => name))
  const words = new Set(named.map((name) => claimWords[`claim.${slugify(name)}`]))
  expect(words).not.toContain(undefined)
  expect(words.size).toBe(named.length)
})

test.each(Object.entries(claims))('%s says on which day somebody looks at it again', (_, one) => {
  expect(new Date(one.review).toISOString().slice(0, 10)).toBe(one.review)
})

test('the stated length of a session is the one that the sign-in keeps', () => {
  expect(claimNumber('session')).toBe(sessionHours)
})
