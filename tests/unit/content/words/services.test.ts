/* The services of each language, and what a build says of a broken one. */

import { describe, expect, it } from 'vitest'
import { ContentError, checkServices } from '#content/schema/check-entries.ts'
import { figureNames } from '#content/schema/figure.ts'
import { language } from '#language'
import { serviceDetail } from '#words/pages/services.ts'
import { gis } from '#words/services/gis.ts'
import { signals } from '#words/services/signals.ts'
import { services } from '#words/services.ts'

const folder = `${language.folder}/services`
const example = { 'en-CA': /example/i, 'fr-CA': /exemple/i }[language.tag]
const invented = { 'en-CA': /invented/, 'fr-CA': /inventé/ }[language.tag]

it('heads a scenario as an example', () => {
  expect(serviceDetail.headings.scenario).toMatch(example)
})

it.each(services)('$slug says that the figures of its scenario are invented', ({ scenario }) => {
  expect(scenario.paragraphs[0]).toMatch(invented)
})

describe('a service that breaks its schema', () => {
  const { title: _, ...untitled } = gis
  const broken = {
    ...untitled,
    number: '3.4',
    icon: 'padlock',
    summary: 'Too short.',
    technologies: gis.technologies.slice(0, 2),
    features: gis.features.map((feature, index) => (index === 2 ? { ...feature, text: ' ' } : feature)),
  }
  const check = (entry: unknown) => checkServices({ gis: entry })

  it('is refused with file, field and remedy of every breach', () => {
    expect(() => check(broken)).toThrow(ContentError)
    expect(() => check(broken)).toThrow(
      [
        '6 breaches of a content schema:',
        `  ${folder}/gis.ts: number "3.4": a number of chapter 2, as in 2.7`,
        `  ${folder}/gis.ts: icon "padlock": use one of ${figureNames.join(', ')}`,
        `  ${folder}/gis.ts: title is missing: add it`,
        `  ${folder}/gis.ts: summary "Too short.": 10 characters, give at least 70`,
        `  ${folder}/gis.ts: features, entry 3, text "": 0 characters, give at least 1`,
        `  ${folder}/gis.ts: technologies: 2 entries, give at least 6`,
      ].join('\n'),
    )
  })

  it('is refused with a slug that is no address', () => {
    expect(() => checkServices({ nightWatch: { ...gis, slug: 'nightWatch' } })).toThrow(
      `${folder}/nightWatch.ts: slug "nightWatch": lower-case words joined by hyphens, as in night-watch`,
    )
  })

  it('is refused with the number of another', () => {
    expect(() => checkServices({ gis, signals: { ...signals, number: gis.number } })).toThrow(
      `${folder}/signals.ts: number "2.4" is taken by ${folder}/gis.ts: take a free one`,
    )
  })
})
