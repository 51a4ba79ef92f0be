import { describe, expect, it } from 'vitest'
import { awarenessLog } from '#content/en/services/awareness.ts'
import { gis } from '#content/en/services/gis.ts'
import { serviceBySlug, services } from '#content/facts/services.ts'
import { ContentError, checkEntries } from '#content/schema/check-entries.ts'
import { serviceSchema } from '#content/schema/service.ts'
import { banned, repeated, sentencesOf, textsOf, wordCount } from '#tests/unit/content/sentences.ts'

const specified = [
  ['movement', '2.1', 'movement', 'Human Movement Intelligence'],
  ['social', '2.2', 'social', 'Social Graph Reconstruction'],
  ['ml', '2.3', 'tensor', 'Geospatial Machine Learning'],
  ['gis', '2.4', 'vault', 'Secure GIS Systems'],
  ['signals', '2.5', 'signals', 'Signals Intelligence'],
  ['awareness', '2.6', 'awareness', 'Situational Awareness'],
]

describe('the six services', () => {
  it('stand in the specified order with number, figure and title', () => {
    expect(services.map(({ slug, number, icon, title }) => [slug, number, icon, title])).toEqual(specified)
  })

  it('are found by their slug, whose case counts', () => {
    expect(serviceBySlug('gis')).toEqual(gis)
    expect(serviceBySlug('GIS')).toBeUndefined()
    expect(serviceBySlug('')).toBeUndefined()
  })

  it('repeat no sentence, neither their own nor another’s', () => {
    expect(repeated(sentencesOf(services))).toEqual([])
  })

  it('are told the minute of the alert by the day', () => {
    expect(awarenessLog.filter((entry) => entry.hot).map((entry) => entry.time)).toEqual(['15:24'])
    expect(awarenessLog.map((entry) => entry.time)).toEqual(awarenessLog.map((entry) => entry.time).toSorted())
  })

  it('lead to the article on cybersecurity from movement and GIS at least', () => {
    const leading = services.filter((service) =>
      service.capabilities.some((capability) => capability.text.includes('cybersecurity measures')),
    )
    expect(leading.map((service) => service.slug)).toEqual(expect.arrayContaining(['movement', 'gis']))
  })
})

describe.each(services)('$slug', (service) => {
  it('is described in two or three paragraphs of at least 120 words together', () => {
    expect([2, 3]).toContain(service.fullDescription.length)
    expect(wordCount(service.fullDescription)).toBeGreaterThanOrEqual(120)
  })

  it('has lists long enough, whose points are sentences', () => {
    expect(service.features.length).toBeGreaterThanOrEqual(5)
    expect(service.capabilities.length).toBeGreaterThanOrEqual(5)
    expect(service.technologies.length).toBeGreaterThanOrEqual(6)
    for (const { text } of [...service.features, ...service.capabilities]) expect(text).toMatch(/\w+ \w+.*\.$/)
  })

  it('invites from a search result in 70 to 160 characters', () => {
    expect(service.summary.length).toBeGreaterThanOrEqual(70)
    expect(service.summary.length).toBeLessThanOrEqual(160)
  })

  it('calls the figures of its scenario an example', () => {
    const scenario = service.scenario.paragraphs.join(' ')
    expect(scenario).toMatch(/example/i)
    expect(scenario).toMatch(/invented/)
  })

  it.each(banned)('holds nothing like %s', (pattern) => {
    expect(textsOf(service).filter((text) => pattern.test(text))).toEqual([])
  })
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
  const check = (entry: unknown) => checkEntries(serviceSchema, 'content/en/services', ['gis'], { gis: entry })

  it('is refused with file, field and remedy of every breach', () => {
    expect(() => check(broken)).toThrow(ContentError)
    expect(() => check(broken)).toThrowErrorMatchingInlineSnapshot(`
      [ContentError: 6 breaches of a content schema:
        content/en/services/gis.ts: number is "3.4". Expected: a number from 2.1 to 2.6
        content/en/services/gis.ts: icon is "padlock". Use one of movement, social, tensor, vault, signals, awareness
        content/en/services/gis.ts: title is missing. Add it
        content/en/services/gis.ts: summary has 10 characters. Lengthen it to at least 70
        content/en/services/gis.ts: features[2].text has 0 characters. Lengthen it to at least 1
        content/en/services/gis.ts: technologies has 2 entries. Lengthen it to at least 6]
    `)
  })

  it('is refused under another’s slug', () => {
    expect(() => check({ ...gis, slug: 'ml' })).toThrow("content/en/services/gis.ts: slug is 'ml'. Make it 'gis'")
  })

  it('is refused when it is not an object at all', () => {
    expect(() => check('gis')).toThrow('content/en/services/gis.ts: the entry is string. Give object')
    expect(() => check(undefined)).toThrow('content/en/services/gis.ts: the entry is missing. Add it')
  })
})
