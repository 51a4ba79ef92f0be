import { describe, expect, it } from 'vitest'
import { builtPages, page } from '#tests/dist/site.ts'
import { first, hrefsIn, linksIn, mainOf, textOf, textsIn } from '#tests/specification/read.ts'

const articles = builtPages.filter(({ address }) => address.startsWith('/blog/'))
const closing = (address: string) => first(page(address).document, 'main > section:last-of-type')

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
      expect(textOf(first(card, 'h2 a')).length).toBeGreaterThanOrEqual(10)
      expect(textOf(first(card, '.article-card-description')).length).toBeGreaterThan(60)
      expect(textOf(card)).toContain('Read more')
      expect(first(card, 'h2 a').getAttribute('href')).toMatch(/^\/blog\/[a-z0-9]+(?:-[a-z0-9]+)*$/)
    }
  })

  it('each card has the title of its article', () => {
    for (const card of cards) {
      const link = first(card, 'h2 a')
      expect(textsIn(page(link.getAttribute('href') ?? '').document, 'h1')).toEqual([textOf(link)])
    }
  })
})

describe.each(articles)('Article $address', ({ address, document }) => {
  const header = first(document, 'article > header')

  it('has a header with a back link (Back to Blog, to /blog), a Published date, a title and a subtitle', () => {
    expect(linksIn(header)).toEqual(['/blog Back to Blog'])
    expect(textOf(first(header, '.notes'))).toMatch(/^Published\s?[A-Z][a-z]+ \d{1,2}, \d{4}/)
    expect(textsIn(header, 'h1')[0]).toBeTruthy()
    expect(textOf(first(header, '.lead')).length).toBeGreaterThanOrEqual(10)
  })

  it('body sections follow on alternating backgrounds', () => {
    const grounds = [...document.querySelectorAll('.article-body > section')].map(({ classList }) =>
      classList.contains('deep'),
    )
    expect(grounds.length).toBeGreaterThan(0)
    expect(grounds).toEqual(grounds.map((_, index) => index % 2 === 1))
  })

  it('then a closing call to action, with the specified labels and addresses', () => {
    const links = linksIn(closing(address))
    expect(links).toHaveLength(2)
    for (const link of links) expect(calls).toContain(link)
    expect(hrefsIn(closing(address))[0]).toBe('/contact')
  })

  it('sets a blog-post flag, publication date, article type and a team as author', () => {
    const content = (name: string) =>
      document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content')
    expect(content('og:type')).toBe('article')
    const [published, revised] = [...header.querySelectorAll('time')].map((time) => time.getAttribute('datetime'))
    expect([content('article:published_time'), content('article:modified_time')]).toEqual([published, revised])
    expect(content('author')).toMatch(/^(Research|Engineering|Defense|Security) Team$/)
    expect(textOf(header)).toContain(content('author'))
    expect(first(document, 'script[type="application/ld+json"]').textContent).toContain('"BlogPosting"')
  })
})

describe('The articles', () => {
  const links = articles.flatMap(({ address }) => linksIn(closing(address)))
  const bodies = articles.map(({ document }) => textOf(first(document, '.article-body')).toLowerCase())
  const mentioning = (words: string) => bodies.filter((body) => body.includes(words.toLowerCase())).length

  it('the mobility article alone ends with Explore Our Capabilities', () => {
    const those = articles.filter(({ address }) =>
      linksIn(closing(address)).includes('/services Explore Our Capabilities'),
    )
    expect(those.map(({ address }) => address)).toEqual(['/blog/future-mobility-intelligence-smart-cities-iot'])
  })

  it.each(calls)('some article ends with %s', (call) => {
    expect(links).toContain(call)
  })

  it.each(['GPS', 'BLE', 'Wi-Fi probe', 'cellular metadata', 'IoT', 'third-party feeds'])('fuse %s', (signal) => {
    expect(mentioning(signal)).toBeGreaterThan(0)
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
    const heading = [...page(address).document.querySelectorAll('.article-body h2')].find((title) =>
      textOf(title).endsWith('Where it is applied'),
    )
    const applied = heading?.closest('section')
    expect(applied?.querySelectorAll('li').length).toBeGreaterThan(3)
  })

  it('two calls to action: Request a Demo (/contact) and Explore Our Capabilities (/services)', () => {
    expect(linksIn(closing(address))).toEqual(['/contact Request a Demo', '/services Explore Our Capabilities'])
  })
})
