import { describe, expect, it } from 'vitest'
import { services } from '#content/en/services.ts'
import { site } from '#content/facts/site.ts'
import { builtPages, page } from '#tests/dist/site.ts'
import { nodeOf } from './graph.ts'
import { first, mainOf, sectionOf, textsIn } from './read.ts'

const canonicalOf = (address: string) =>
  page(address).document.querySelector('link[rel="canonical"]')?.getAttribute('href')

describe('Limits', () => {
  it('home lists the first six services only', () => {
    expect(sectionOf('/', 'Our Services').querySelectorAll('article')).toHaveLength(6)
  })

  it('sector cards show at most 5 use cases and 6 technologies', () => {
    const cards = [...page('/sectors').document.querySelectorAll('.sector-card')]
    for (const card of cards) {
      const [, useCases = [], technologies = []] = [...card.querySelectorAll('.sector-card-list')].map((list) =>
        textsIn(list, 'li:not(.more)'),
      )
      expect(useCases).toHaveLength(5)
      expect(technologies).toHaveLength(6)
    }
    expect(cards).toHaveLength(6)
  })

  it('the blog has no page size: all posts are shown', () => {
    const posts = builtPages.filter(({ address }) => address.startsWith('/blog/'))
    expect(page('/blog').document.querySelectorAll('main article')).toHaveLength(posts.length)
    expect(page('/blog').document.querySelectorAll('[rel="next"], [rel="prev"], [href*="page="]')).toHaveLength(0)
  })
})

describe('Canonical addresses', () => {
  it('are built from a fixed site base address', () => {
    const addresses = builtPages.flatMap(({ address }) => canonicalOf(address) ?? [])
    expect(addresses.length).toBeGreaterThan(30)
    for (const address of addresses) expect(address.startsWith(site.url), address).toBe(true)
  })

  it("an empty path or 'home' maps to the base itself", () => {
    expect(canonicalOf('/')).toBe(site.url)
  })

  it('a leading slash is dropped', () => {
    expect(canonicalOf('/about/precision')).toBe(`${site.url}/about/precision`)
    for (const { address } of builtPages) expect(canonicalOf(address) ?? '').not.toMatch(/[^:]\/\//)
  })
})

describe('Structured data and sharing', () => {
  it.each(services)('service $slug: rating value 5.0, review count 1', ({ slug }) => {
    expect(nodeOf(`/services/${slug}`, 'Service')).toMatchObject({
      aggregateRating: { '@type': 'AggregateRating', ratingValue: '5.0', reviewCount: 1 },
    })
  })

  it.each(services)(
    'service $slug: category Geospatial Intelligence, area Global, type ProfessionalService',
    ({ slug }) => {
      expect(nodeOf(`/services/${slug}`, 'Service')).toMatchObject({
        category: 'Geospatial Intelligence',
        areaServed: 'Global',
        serviceType: 'ProfessionalService',
      })
    },
  )

  it('the default social card is summary_large_image', () => {
    for (const { address, document } of builtPages)
      expect(document.querySelector('meta[name="twitter:card"]')?.getAttribute('content'), address).toBe(
        'summary_large_image',
      )
  })

  it("the default organization email on home is the company's general info address", () => {
    expect(nodeOf('/', 'Organization')).toMatchObject({ email: expect.stringMatching(/^info@/) })
  })
})

describe('Marketing claims', () => {
  const everywhere = builtPages.map(({ address }) => mainOf(address)).join(' ')
  const articles = builtPages.filter(({ address }) => address.startsWith('/blog/'))
  const saying = (words: RegExp) => articles.filter(({ address }) => words.test(mainOf(address)))

  it.each([
    ['location precision under 1 m', '/about/precision', /under 1 m\b/],
    ['alert latency under 100 ms', '/real-time-awareness', /under 100 ms/],
    ['24/7 monitoring', '/real-time-awareness', /24\/7/],
    ['99.97% data integrity', '/about/precision', /99\.97\s?%\s?Data integrity/],
    ['99.99% uptime SLA', '/real-time-awareness', /Uptime SLA\s?99\.99\s?%/],
    ['critical patches within 48 hours', '/security', /Critical patches\s?within 48 hours/],
    ['RTO under 4 hours', '/security', /Recovery time\s?under 4 hours/],
    ['RPO under 15 minutes', '/security', /Recovery point\s?under 15 minutes/],
    ['mean time to detect under 5 minutes', '/security', /Mean time to detect\s?under 5 minutes/],
    ['prediction accuracy 92%', '/predictive-insights', /Prediction accuracy\s?92\s?%/],
    ['forecast window 48 h', '/predictive-insights', /Forecast window\s?48\s?h/],
    ['5M+ data points per day', '/predictive-insights', /Data points per day\s?5M\s?\+/],
    ['15 min update frequency', '/predictive-insights', /Update frequency\s?15\s?min/],
    ['contact response promise: 1-2 business days', '/contact', /1-2 business days/],
    ['certifications audited annually', '/security/certifications', /audited annually/i],
    ['sanctions policy reviewed quarterly', '/sanctions', /Quarterly\s?Review of this policy/],
    ['compliance audits quarterly', '/sanctions', /Quarterly\s?Compliance audits/],
    ['daily review of new designations', '/sanctions', /Daily\s?Review of new designations/],
    ['35+ certifications claimed', '/security/certifications', /35\+/],
  ])('%s: on %s', (_, address, words) => {
    expect(mainOf(address)).toMatch(words)
  })

  it.each([
    ['95%+ entity identification accuracy', /95%\+/],
    ['85%+ forecast accuracy up to 4 hours ahead', /85%\+[^.]*up to 4 hours/],
    ['sub-100 ms query latency', /query latency is sub-100 ms/],
    ['10M+ signals per second', /10M\+ signals per second/],
    ['99.95% uptime SLA', /99\.95%/],
    ['10:1 compression', /10:1/],
    ['sub-50 ms edge access from 95% of major metros', /sub-50 ms[^.]*95%[^.]*metros/],
    ['up to 20% lower peak congestion', /peak congestion by up to 20%/],
    ['event case study with a 5-minute update interval', /event case study[^.]*5-minute update interval/],
    ['event case study with 3 ingestion nodes and 1 backend server', /3 ingestion nodes, 1 backend server/],
  ])('an article says %s', (_, words) => {
    expect(saying(words).length).toBeGreaterThan(0)
  })

  it('names each of the certifications claimed', () => {
    const register = textsIn(page('/security/certifications').document, 'tbody th')
    const claimed = [
      'ISO 27001:2022, ISO 27017, ISO 27018, ISO 27701, SOC 2 Type II, SOC 3, CSA STAR Level 2, PCI DSS 4.0',
      'NIST 800-53 Rev 5, NIST CSF 2.0, CMMC Level 3, FIPS 140-3, DoD SRG IL5',
      'GDPR, CCPA/CPRA, PIPEDA, UK GDPR, LGPD, APPI, PDPA Singapore, POPIA',
      'HIPAA/HITECH, NERC CIP, IEC 62443, FINRA/SEC, GLBA, FERPA, 21 CFR Part 11',
    ].flatMap((names) => names.split(', '))
    expect(register.filter((name) => name !== 'FedRAMP High')).toEqual(claimed)
    expect(first(page('/').document, '.standards').querySelectorAll('li')).toHaveLength(register.length)
    expect(everywhere).toContain('35+')
  })
})
