import { describe, expect, it } from 'vitest'
import { serviceDetail } from '#content/en/pages/services.ts'
import { awarenessLog } from '#content/en/services/awareness.ts'
import { gis } from '#content/en/services/gis.ts'
import { signals } from '#content/en/services/signals.ts'
import { serviceBySlug, services } from '#content/en/services.ts'
import { ContentError } from '#content/schema/check-entries.ts'
import { checkServices } from '#content/schema/check-services.ts'

describe('services', () => {
  it('are found by their slug, whose case counts', () => {
    expect(serviceBySlug('gis')).toEqual(gis)
    expect(serviceBySlug('GIS')).toBeUndefined()
    expect(serviceBySlug('')).toBeUndefined()
  })

  it('are told the minute of the alert by the day', () => {
    expect(awarenessLog.filter((entry) => entry.hot).map((entry) => entry.time)).toEqual(['15:24'])
    expect(awarenessLog.map((entry) => entry.time)).toEqual(awarenessLog.map((entry) => entry.time).toSorted())
  })
})

it('heads a scenario as an example', () => {
  expect(serviceDetail.headings.scenario).toMatch(/example/i)
})

it.each(services)('$slug says that the figures of its scenario are invented', ({ scenario }) => {
  expect(scenario.paragraphs[0]).toMatch(/invented/)
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
    expect(() => check(broken)).toThrowErrorMatchingInlineSnapshot(`
      [ContentError: 6 breaches of a content schema:
        content/en/services/gis.ts: number "3.4": a number of chapter 2, as in 2.7
        content/en/services/gis.ts: icon "padlock": use one of movement, social, tensor, vault, signals, awareness, stringline, pipeline, edge, cross, transit, screenline, kalman, band, fence, mesh, ridges, week, recovery
        content/en/services/gis.ts: title is missing: add it
        content/en/services/gis.ts: summary "Too short.": 10 characters, give at least 70
        content/en/services/gis.ts: features, entry 3, text "": 0 characters, give at least 1
        content/en/services/gis.ts: technologies: 2 entries, give at least 6]
    `)
  })

  it('is refused under another’s slug', () => {
    expect(() => check({ ...gis, slug: 'ml' })).toThrow(
      'content/en/services/gis.ts: slug "ml", its list says "gis": make them one',
    )
  })

  it('is refused when it is not an object at all', () => {
    expect(() => check('gis')).toThrow('content/en/services/gis.ts: the entry: give object')
    expect(() => check(undefined)).toThrow('content/en/services/gis.ts: the entry is missing: add it')
  })

  it('is refused with a slug that is no address', () => {
    expect(() => checkServices({ nightWatch: { ...gis, slug: 'nightWatch' } })).toThrow(
      'content/en/services/nightWatch.ts: slug "nightWatch": lower-case words joined by hyphens, as in night-watch',
    )
  })

  it('is refused without a figure', () => {
    const { icon: _icon, ...figureless } = gis
    expect(() => check(figureless)).toThrow('content/en/services/gis.ts: icon is missing: add it')
  })

  it('is refused with the number of another', () => {
    expect(() => checkServices({ gis, signals: { ...signals, number: gis.number } })).toThrow(
      'content/en/services/signals.ts: number "2.4" is taken by content/en/services/gis.ts: take a free one',
    )
  })
})
