/* Salts, which link the sightings of one device: their lives fit what is drawn and said of them. */

import { expect, test } from 'vitest'
import numbers from '#content/day/results/numbers.json' with { type: 'json' }
import { saltDays } from '#content/facts/linkability.ts'
import { language } from '#language'
import { saltWords } from '#words/claims/linkability.ts'

test('the drawn graph remembers no longer than the salt of a graph lives', () => {
  expect(numbers['graph.days'].value).toBeLessThanOrEqual(saltDays.meetings)
})

test('a routine fits into the life of its salt: three weeks in four', () => {
  expect(saltDays.routines).toBeGreaterThanOrEqual(3 * 7)
  expect(saltDays.routines % 7).toBe(0)
})

test('lives are printed in hours, days and weeks', () => {
  const lives = {
    'en-CA': ['24 hours', '14 days', '28 days', '90 days', 'fourteen days', 'four weeks'],
    'fr-CA': ['24 heures', '14 jours', '28 jours', '90 jours', 'quatorze jours', 'quatre semaines'],
  }
  expect(Object.values(saltWords).map((text) => text.replaceAll('\u00a0', ' '))).toEqual(lives[language.tag])
})
