import { describe, expect, it } from 'vitest'
import { emergency } from '#content/en/sectors/emergency.ts'
import { retail } from '#content/en/sectors/retail.ts'
import { sectorBySlug, sectorCards, sectors } from '#content/en/sectors.ts'
import { services } from '#content/en/services.ts'
import { authorizationInProgress } from '#content/facts/certifications.ts'
import { sectorCardLimits } from '#content/facts/limits.ts'
import { ContentError } from '#content/schema/check-entries.ts'
import { checkCards, checkSectors } from '#content/schema/check-sectors.ts'
import { banned, repeated, sentencesOf, textsOf, wordCount } from '#tests/unit/content/sentences.ts'

describe('sectors', () => {
  it('are found by their slug, whose case counts', () => {
    expect(sectorBySlug('publicSafety')?.title).toBe('Public Safety')
    expect(sectorBySlug('publicsafety')).toBeUndefined()
  })

  it('repeat no sentence of their own, of each other or of a service', () => {
    expect(repeated(sentencesOf([sectors, services]))).toEqual([])
  })
})

describe('the cards of sectors', () => {
  it('lead to pages that exist, the last to public safety', () => {
    expect(sectorCards.map(({ href }) => href)).toEqual([
      ...sectors.map(({ slug }) => `/sectors/${slug}`),
      '/sectors/publicSafety',
    ])
    expect(sectorCards.at(-1)?.title).toBe('Emergency & Disaster Response')
  })

  it('give every service one mark with its reason, in the order of the services', () => {
    for (const { uses } of sectorCards) {
      expect(uses.map(({ service }) => service)).toEqual(services)
      for (const { reason } of uses) expect(reason).toMatch(/\.$/)
    }
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
      services: { movement: { mark: 'perhaps', reason: 'Nobody knows.' } },
      closing: { title: 'Which lot?' },
    }
    const check = () => checkSectors({ retail: broken })
    expect(check).toThrow(ContentError)
    expect(check).toThrowErrorMatchingInlineSnapshot(`
      [ContentError: 3 breaches of a content schema:
        content/en/sectors/retail.ts: useCases: 3 entries, give at least 7
        content/en/sectors/retail.ts: services, movement, mark "perhaps": use one of leans-on, adds, none
        content/en/sectors/retail.ts: closing, text is missing: add it]
    `)
  })

  it('is refused with a slug that is no address', () => {
    expect(() => checkSectors({ Retail: { ...retail, slug: 'Retail' } })).toThrow(
      'content/en/sectors/Retail.ts: slug "Retail": letters that begin in lower case, as in retail',
    )
  })
})

it('a card that leads to no sector is refused', () => {
  expect(() => checkCards({ emergency: { ...emergency, leadsTo: 'safety' } }, sectors)).toThrow(
    'content/en/sectors/emergency.ts: leadsTo "safety": use one of government, publicSafety, ',
  )
})
