import { describe, expect, it } from 'vitest'
import { loadArticles } from '#content/articles/articles.server.ts'
import { site } from '#content/facts/site.ts'
import { slugify } from '#content/schema/slug.ts'
import { page } from '#tests/dist/site.ts'
import { itemListOf, nodeOf } from './graph.ts'
import { first, textOf, textsIn } from './read.ts'

const content = (address: string, name: string) =>
  page(address).document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content')

describe('Service (six entries)', () => {
  it.each([
    ['movement', 'Human Movement Intelligence'],
    ['social', 'Social Graph Reconstruction'],
    ['ml', 'Geospatial Machine Learning'],
    ['gis', 'Secure GIS Systems'],
    ['signals', 'Signals Intelligence'],
    ['awareness', 'Situational Awareness'],
  ])('%s: %s', (slug, title) => {
    expect(textsIn(page(`/services/${slug}`).document, 'h1')).toEqual([title])
  })
})

describe('Sector (six entries)', () => {
  it.each([
    ['government', 'Government & Defense'],
    ['publicSafety', 'Public Safety'],
    ['urbanPlanning', 'Urban Planning & Transit'],
    ['retail', 'Retail & Real Estate'],
    ['healthcare', 'Healthcare & Epidemiology'],
    ['telecommunications', 'Telecommunications & Smart Infrastructure'],
  ])('%s: %s', (slug, title) => {
    expect(textsIn(page(`/sectors/${slug}`).document, 'h1')).toEqual([title])
  })
})

describe('Blog post summary (list of 10)', () => {
  const backbone = `technical-backbone-${slugify(site.name)}-movement-intelligence`

  it('id, title, description, date, slug, isoDate at 12:00 UTC, author (a team name)', () => {
    const articles = loadArticles({ drafts: false })
    expect(articles.length).toBeGreaterThan(9)
    for (const article of articles) {
      for (const field of ['id', 'title', 'description', 'slug'] as const) expect(article[field]).not.toBe('')
      expect(article.isoDate).toMatch(/^\d{4}-\d\d-\d\dT12:00:00\.000Z$/)
      expect(new Date(article.isoDate).toISOString()).toBe(new Date(`${article.date} 12:00 UTC`).toISOString())
      expect(article.author).toMatch(/ Team$/)
    }
  })

  it.each([
    ['redefining-strategic-movement-intelligence', '2023-10-10'],
    [backbone, '2025-04-10'],
    ['strategic-advantage-movement-intelligence', '2023-11-15'],
    ['reimagining-urban-resilience', '2025-04-06'],
    ['common-use-cases-strategic-movement-intelligence', '2025-05-04'],
    ['cybersecurity-measures-protecting-gis', '2025-04-27'],
    ['from-sensor-to-signal-raw-data-operational-intelligence', '2025-10-14'],
    ['counter-intelligence-digital-age-adversarial-movement-patterns', '2025-10-20'],
    ['from-signal-to-site-mesh-network-localization', '2025-10-22'],
    ['future-mobility-intelligence-smart-cities-iot', '2025-10-22'],
  ])('%s was published on %s', (slug, day) => {
    expect(content(`/blog/${slug}`, 'article:published_time')).toBe(`${day}T12:00:00.000Z`)
  })

  it('redefining-strategic-movement-intelligence was modified on 2025-10-27', () => {
    const address = '/blog/redefining-strategic-movement-intelligence'
    expect(content(address, 'article:modified_time')).toBe('2025-10-27T12:00:00.000Z')
    expect(nodeOf(address, 'BlogPosting')).toMatchObject({ dateModified: '2025-10-27T12:00:00.000Z' })
  })
})

describe('Page metadata input', () => {
  it('title, description, canonical, ogType, ogTitle, ogDescription, ogImage', () => {
    const { document } = page('/about')
    expect(document.title).not.toBe('')
    expect(content('/about', 'description')).toBeTruthy()
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(`${site.url}/about`)
    expect(content('/about', 'og:type')).toBe('website')
    expect(content('/about', 'og:title')).toBe(document.title)
    expect(content('/about', 'og:description')).toBe(content('/about', 'description'))
    expect(content('/about', 'og:image')).toMatch(/^https:\/\//)
  })

  it('isBlogPost, datePublished, dateModified, author', () => {
    expect(nodeOf('/blog/cybersecurity-measures-protecting-gis', 'BlogPosting')).toMatchObject({
      datePublished: '2025-04-27T12:00:00.000Z',
      dateModified: expect.stringMatching(/T12:00:00\.000Z$/),
      author: { name: 'Security Team' },
    })
  })

  it('organization: name, logo, address, email; phone and sameAs while there is a value', () => {
    const organization = nodeOf('/', 'Organization')
    expect(organization).toMatchObject({
      name: 'Cairnline',
      logo: { url: expect.stringMatching(/^https:\/\//) },
      address: { addressLocality: 'Ottawa', addressCountry: 'CA' },
      email: 'info@cairnline.example',
    })
    expect('telephone' in organization).toBe(site.phone !== null)
    expect('sameAs' in organization).toBe(site.sameAs.length > 0)
  })

  it('service: name, description, provider, type, area', () => {
    expect(nodeOf('/services/gis', 'Service')).toMatchObject({
      name: 'Secure GIS Systems',
      description: expect.stringMatching(/\w/),
      provider: { '@id': nodeOf('/', 'Organization')['@id'] },
      serviceType: expect.stringMatching(/\w/),
      areaServed: expect.stringMatching(/\w/),
    })
  })

  it.each(['/services', '/sectors'])(
    'item list of %s: name, description, items (each with name, description, url)',
    (address) => {
      const items = itemListOf(address)
      expect(items.length).toBeGreaterThanOrEqual(6)
      for (const { name, url } of items) {
        expect(name).toMatch(/\w/)
        expect(url).toMatch(/^https:\/\//)
      }
    },
  )
})

describe('Contact form values', () => {
  it('firstName, lastName, email, phone, organization, message', () => {
    const form = first(page('/contact').document, '[data-island="contact-form"] form')
    const names = [...form.querySelectorAll('label')].map(({ htmlFor }) =>
      form.querySelector(`#${htmlFor}`)?.getAttribute('name'),
    )
    expect(names).toEqual(['firstName', 'lastName', 'email', 'phone', 'organization', 'message'])
  })
})

describe('Conceptual records, described in article copy', () => {
  const address = '/blog/from-sensor-to-signal-raw-data-operational-intelligence'
  const words = textOf(first(page(address).document, '.article-body')).toLowerCase()

  it.each([
    [
      'signal annotation',
      ['salted', 'rotated', 'fingerprint', 'confidence score', 'temporal alignment', 'provenance tag'],
    ],
    ['staypoint', ['confidence level', 'dwell time', 'spatial envelope', 'linked point of interest']],
    ['trip', ['origin and destination staypoints', 'start, end, duration and distance', 'walk, car, bike or transit']],
    ['temporal tags of a trip', ['peak, off-peak, weekend, holiday']],
    ['movement types', ['routine', 'exploratory', 'short hops', 'long-distance transits']],
  ])('%s', (_, parts) => {
    for (const part of parts) expect(words.includes(part), part).toBe(true)
  })
})
