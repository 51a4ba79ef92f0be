/* The services of each language. */

import { expect, it } from 'vitest'
import { language } from '#language'
import { serviceDetail } from '#words/pages/services.ts'
import { services } from '#words/services.ts'

const example = { 'en-CA': /example/i, 'fr-CA': /exemple/i }[language.tag]
const invented = { 'en-CA': /invented/, 'fr-CA': /inventé/ }[language.tag]

it('heads a scenario as an example', () => {
  expect(serviceDetail.headings.scenario).toMatch(example)
})

it.each(services)('$slug says that the figures of its scenario are invented', ({ scenario }) => {
  expect(scenario.paragraphs[0]).toMatch(invented)
})

it('numbers each service once', () => {
  const numbers = services.map(({ number }) => number)
  expect(new Set(numbers).size).toBe(numbers.length)
})
