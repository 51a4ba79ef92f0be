/* The blog index and the articles, as the specification has them (sections 2 and 3). */

import { describe, expect, it } from 'vitest'
import { site } from '#content/facts/site.ts'
import { slugify } from '#content/schema/slug.ts'
import {
  builtPages,
  closingOf,
  first,
  hrefsIn,
  linksIn,
  mainOf,
  metaOf,
  nodeOf,
  page,
  textOf,
  textsIn,
} from '#tests/built/built-pages.ts'

const articles = builtPages.filter(({ address }) => address.startsWith('/blog/'))

/** The specified closing calls, as '/address label'. */
const calls = [
  '/contact Request a Demo',
  '/contact Request a Consultation',
  '/contact Contact Our Team',
  '/contact Contact Our Security Team',
  '/services Explore Our Services',
  '/services Explore Our Capabilities',
  '/services/signals Explore Signals Intelligence',
]

describe('Blog index (/blog)', () => {
  const cards = [...page('/blog').document.querySelectorAll('main article')]

  it('all posts are shown, with no paging', () => {
    const linked = cards.flatMap((card) => hrefsIn(card))
    expect(linked.toSorted()).toEqual(articles.map(({ address }) => address).sort())
    expect(page('/blog').document.querySelectorAll('[rel="next"], [rel="prev"], [href*="page="]')).toHaveLength(0)
  })

  it('sorted newest first by the parsed date text', () => {
    const dates = cards.map((card) => Date.parse(`${textOf(first(card, 'time'))} 12:00 UTC`))
    expect(dates.length).toBeGreaterThan(9)
    for (const date of dates) expect(date).not.toBeNaN()
    expect(dates).toEqual(dates.toSorted((one, other) => other - one))
  })

  it('each card shows date, author, title, description and Read more, and navigates to /blog/{slug}', () => {
    for (const card of cards) {
      expect(textOf(first(card, 'time'))).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/)
      expect(textOf(card)).toMatch(/(Research|Engineering|Defense|Security) Team/)
      const link = first(card, 'h2 a')
      expect(textsIn(page(link.getAttribute('href') ?? '').document, 'h1')).toEqual([textOf(link)])
      expect(textOf(first(card, 'h2 + p')).length).toBeGreaterThan(60)
      expect(textOf(card)).toContain('Read more')
      expect(link.getAttribute('href')).toMatch(/^\/blog\/[a-z0-9]+(?:-[a-z0-9]+)*$/)
    }
  })
})

describe.each(articles)('Article $address', ({ address, document }) => {
  const header = first(document, 'article .title-block')

  it('has a header with a back link (Back to Blog, to /blog), a Published date, a title and a subtitle', () => {
    expect(linksIn(header)).toContain('/blog Back to Blog')
    expect(textOf(first(header, 'p:has(time)'))).toMatch(/^Published\s?[A-Z][a-z]+ \d{1,2}, \d{4}/)
    expect(textsIn(header, 'h1')[0]).toBeTruthy()
    expect(textOf(first(header, 'p:last-of-type')).length).toBeGreaterThanOrEqual(10)
  })

  it('body sections follow on alternating backgrounds', () => {
    const [first, second, ...more] = [...document.querySelectorAll('article section[id]')].map(
      ({ className }) => className,
    )
    expect(first).not.toBe(second)
    expect(more).toEqual(more.map((_, index) => (index % 2 === 0 ? first : second)))
  })

  it('then a closing call to action, with the specified labels and addresses', () => {
    const links = linksIn(closingOf(address))
    expect(links).toHaveLength(2)
    for (const link of links) expect(calls).toContain(link)
    expect(hrefsIn(closingOf(address))[0]).toBe('/contact')
  })

  it('sets a blog-post flag, publication date, article type and a team as author', () => {
    expect(metaOf({ document }, 'og:type')).toBe('article')
    const dates = [...header.querySelectorAll('time')].map((time) => time.getAttribute('datetime') ?? undefined)
    expect(metaOf({ document }, 'article:published_time')).toBe(dates[0])
    const modified = metaOf({ document }, 'article:modified_time')
    expect(nodeOf(address, 'BlogPosting').dateModified).toBe(modified ?? dates[0])
    // A revision is shown only with what it changed.
    const revised = textOf(first(header, 'p:has(time)')).match(/Revised\s?[A-Z][a-z]+ \d{1,2}, \d{4}: \S.{9,}/)
    expect([dates.length, revised !== null]).toEqual(dates[1] === undefined ? [1, false] : [2, true])
    if (dates[1] !== undefined) expect(dates[1]).toBe(modified)
    expect(metaOf({ document }, 'author')).toMatch(/^(Research|Engineering|Defense|Security) Team$/)
    expect(textOf(header)).toContain(metaOf({ document }, 'author'))
    expect(nodeOf(address, 'BlogPosting')).toMatchObject({
      datePublished: dates[0],
      author: { name: metaOf({ document }, 'author') },
    })
  })
})

describe('The articles', () => {
  const links = articles.flatMap(({ address }) => linksIn(closingOf(address)))
  const bodies = articles.map(({ document }) => textOf(first(document, 'main article')).toLowerCase())
  const mentioning = (words: string) => bodies.filter((body) => body.includes(words.toLowerCase())).length

  it('the mobility article ends with Request a Demo and Explore Our Capabilities', () => {
    expect(linksIn(closingOf('/blog/future-mobility-intelligence-smart-cities-iot'))).toEqual([
      '/contact Request a Demo',
      '/services Explore Our Capabilities',
    ])
  })

  it.each(calls)('some article ends with %s', (call) => {
    expect(links).toContain(call)
  })

  const feeds = ['gps', 'ble', 'wi-fi', 'cellular metadata', 'iot', 'third-party feed']

  it.each(feeds)('fuse %s', (signal) => {
    expect(mentioning(signal)).toBeGreaterThan(1)
  })

  it('fuse three feeds or more in one paragraph, in at least four articles', () => {
    const named = (text: string) => feeds.filter((feed) => new RegExp(`\\b${feed}`, 'i').test(text)).length
    const fusing = articles.filter(({ document }) => textsIn(document, 'article p').some((text) => named(text) >= 3))
    expect(fusing.length).toBeGreaterThanOrEqual(4)
  })

  it.each([
    'staypoints',
    'trips',
    'walk, car, bike or transit',
    'movement types',
    'entropy',
    'fingerprint',
    'forecast',
    'anomaly detection',
    'geofence',
    'geo-social network analysis',
  ])('treat %s', (topic) => {
    expect(mentioning(topic)).toBeGreaterThan(0)
  })
})

describe('The ten specified articles', () => {
  const redefining = 'redefining-strategic-movement-intelligence'

  it.each([
    [redefining, '2023-10-10'],
    [`technical-backbone-${slugify(site.name)}-movement-intelligence`, '2025-04-10'],
    ['strategic-advantage-movement-intelligence', '2023-11-15'],
    ['reimagining-urban-resilience', '2025-04-06'],
    ['common-use-cases-strategic-movement-intelligence', '2025-05-04'],
    ['cybersecurity-measures-protecting-gis', '2025-04-27'],
    ['from-sensor-to-signal-raw-data-operational-intelligence', '2025-10-14'],
    ['counter-intelligence-digital-age-adversarial-movement-patterns', '2025-10-20'],
    ['from-signal-to-site-mesh-network-localization', '2025-10-22'],
    ['future-mobility-intelligence-smart-cities-iot', '2025-10-22'],
  ])('%s was published on %s', (slug, day) => {
    expect(metaOf(page(`/blog/${slug}`), 'article:published_time')).toBe(`${day}T12:00:00.000Z`)
  })

  it(`${redefining} was modified on 2025-10-27`, () => {
    const modified = '2025-10-27T12:00:00.000Z'
    expect(metaOf(page(`/blog/${redefining}`), 'article:modified_time')).toBe(modified)
    expect(nodeOf(`/blog/${redefining}`, 'BlogPosting')).toMatchObject({ dateModified: modified })
  })
})

describe('Conceptual records, described in article copy (section 3)', () => {
  const address = '/blog/from-sensor-to-signal-raw-data-operational-intelligence'
  const words = textOf(first(page(address).document, 'main article')).toLowerCase()

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

describe('The mobility article ends with', () => {
  const address = '/blog/future-mobility-intelligence-smart-cities-iot'
  const text = mainOf(address).toLowerCase()

  it.each([
    [
      'capability blurbs',
      ['geo-intelligent dashboards', 'municipal command centres', 'emergency networks', 'transit control'],
    ],
    [
      'a privacy and data-sovereignty statement',
      [
        'stored and processed within national boundaries',
        'identifiers are stripped before analysis',
        'encrypted in transit and at rest',
        'governance is aligned with iso/iec 27001',
        'sovereignty',
      ],
    ],
    [
      'a future outlook',
      [
        'edge computing',
        'federated learning',
        'quantum-enhanced optimisation',
        'cross-domain fusion',
        'autonomous network coordination',
      ],
    ],
  ])('%s', (_, phrases) => {
    for (const phrase of phrases) expect(text).toContain(phrase)
  })

  it('real-world applications', () => {
    const heading = [...page(address).document.querySelectorAll('main article h2')].find((title) =>
      textOf(title).endsWith('Where it is applied'),
    )
    const applied = heading?.closest('section')
    expect(applied?.querySelectorAll('li').length).toBeGreaterThan(3)
  })
})
