import { describe, expect, it } from 'vitest'
import { emergency } from '#content/en/sectors/emergency.ts'
import { retail } from '#content/en/sectors/retail.ts'
import { authorizationInProgress } from '#content/facts/certifications.ts'
import { sectorCardLimits } from '#content/facts/limits.ts'
import { sectorBySlug, sectorCards, sectors } from '#content/facts/sectors.ts'
import { services } from '#content/facts/services.ts'
import { ContentError, checkEntries } from '#content/schema/check-entries.ts'
import { sectorSchema } from '#content/schema/sector.ts'
import { serviceSlugs } from '#content/schema/service.ts'
import { banned, repeated, sentencesOf, textsOf, wordCount } from '#tests/unit/content/sentences.ts'

const specified = [
  ['government', 'Government & Defense'],
  ['publicSafety', 'Public Safety'],
  ['urbanPlanning', 'Urban Planning & Transit'],
  ['retail', 'Retail & Real Estate'],
  ['healthcare', 'Healthcare & Epidemiology'],
  ['telecommunications', 'Telecommunications & Smart Infrastructure'],
]

/** The editorial matrix as drawn: f leans on, h adds, - neither; services 2.1 to 2.6. */
const drawn = ['ffhfff', 'fhhhff', 'f-ff-h', 'f-fh--', 'fffh--', 'h-ffff', 'f-hhff']
const letters = { 'leans-on': 'f', adds: 'h', none: '-' }

describe('the six sectors', () => {
  it('stand in the specified order under their titles', () => {
    expect(sectors.map(({ slug, title }) => [slug, title])).toEqual(specified)
  })

  it('are found by their slug, whose case counts', () => {
    expect(sectorBySlug('publicSafety')?.title).toBe('Public Safety')
    expect(sectorBySlug('publicsafety')).toBeUndefined()
  })

  it('repeat no sentence of their own, of each other or of a service', () => {
    expect(repeated(sentencesOf([sectors, emergency.services, services]))).toEqual([])
  })
})

describe('the seven cards', () => {
  it('carry the marks of the matrix', () => {
    expect(sectorCards.map(({ marks }) => marks.map((mark) => letters[mark]).join(''))).toEqual(drawn)
  })

  it('lead to pages that exist, the seventh to public safety', () => {
    expect(sectorCards.map(({ href }) => href)).toEqual([
      ...specified.map(([slug]) => `/sectors/${slug}`),
      '/sectors/publicSafety',
    ])
    expect(sectorCards[6]?.title).toBe('Emergency & Disaster Response')
  })
})

describe.each(sectors)('$slug', (sector) => {
  it('is described in two or three paragraphs of at least 120 words together', () => {
    expect([2, 3]).toContain(sector.fullDescription.length)
    expect(wordCount(sector.fullDescription)).toBeGreaterThanOrEqual(120)
  })

  it('has more use cases and technologies than its card shows', () => {
    expect(sector.useCases.length).toBeGreaterThan(sectorCardLimits.useCases)
    expect(sector.technologies.length).toBeGreaterThan(sectorCardLimits.technologies)
  })

  it('gives its points whole sentences', () => {
    const points = [...sector.benefits, ...sector.useCases, ...sector.compliance, ...sector.keyFeatures]
    for (const { text } of points) expect(text).toMatch(/\w+ \w+.*\.$/)
  })

  it('gives each service one mark, in order, with its reason', () => {
    expect(sector.services.map(({ service }) => service)).toEqual([...serviceSlugs])
    for (const { reason } of sector.services) expect(reason).toMatch(/\.$/)
  })

  it('certifies no law, and FedRAMP High least of all', () => {
    const texts = textsOf(sector)
    expect(texts.filter((text) => /certified/i.test(text))).toEqual([])
    const open = texts.filter((text) => text.includes(`${authorizationInProgress} `))
    for (const text of open) expect(text).toMatch(/in progress/)
  })

  it.each(banned)('holds nothing like %s', (pattern) => {
    expect(textsOf(sector).filter((text) => pattern.test(text))).toEqual([])
  })
})

describe('a sector that breaks its schema', () => {
  it('is refused with file, field and remedy of every breach', () => {
    const broken = {
      ...retail,
      useCases: retail.useCases.slice(0, 3),
      services: retail.services
        .slice(0, 5)
        .map((entry, index) => (index === 1 ? { ...entry, mark: 'perhaps' } : entry)),
      closing: { title: 'Which lot?' },
    }
    const check = () => checkEntries(sectorSchema, 'content/en/sectors', ['retail'], { retail: broken })
    expect(check).toThrow(ContentError)
    expect(check).toThrowErrorMatchingInlineSnapshot(`
      [ContentError: 4 breaches of a content schema:
        content/en/sectors/retail.ts: useCases has 3 entries. Lengthen it to at least 7
        content/en/sectors/retail.ts: services[1].mark is "perhaps". Use one of leans-on, adds, none
        content/en/sectors/retail.ts: services has 5 entries. It must have exactly 6
        content/en/sectors/retail.ts: closing.text is missing. Add it]
    `)
  })
})
