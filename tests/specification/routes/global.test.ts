import { describe, expect, it } from 'vitest'
import { settings } from '#content/facts/settings.ts'
import { builtPages, isNotFound, page } from '#tests/dist/site.ts'
import { first, linksIn, textOf } from '#tests/specification/read.ts'

const footerColumns = {
  Company: [
    '/about About',
    '/research-development Research & Development',
    '/services Services',
    '/sectors Industries',
    '/blog Blog',
    '/careers Careers',
  ],
  Solutions: [
    '/services/movement Movement Intelligence',
    '/services/social Social Graph Analysis',
    '/services/ml Geospatial ML',
    '/services/gis Secure GIS',
    '/services/signals Signals Intelligence',
  ],
  Connect: ['/contact Contact Us', '/contact Request a Demo', '/contact Support', '/blog Blog & Insights'],
  'Security & Compliance': ['/security Security', '/privacy Privacy', '/sanctions Sanctions'],
}

describe.each(builtPages)('The footer of $address', ({ document }) => {
  const footer = first(document, 'body > footer')

  it('has the current year in the copyright line', () => {
    expect(textOf(footer)).toContain(`© ${settings.buildDate.getUTCFullYear()} Cairnline`)
  })

  it('says the provider is Canadian and designed for mission-critical operations', () => {
    expect(textOf(footer)).toContain('Canadian, designed for mission-critical operations')
  })

  it('links Company, Solutions, Connect, and Security & Compliance, each with its labels', () => {
    const columns = [...footer.querySelectorAll('.column')]
    expect(Object.fromEntries(columns.map((column) => [textOf(first(column, 'h2')), linksIn(column)]))).toEqual(
      footerColumns,
    )
  })

  it('has a bottom strip that links Privacy Policy, Sanctions and Security', () => {
    expect(linksIn(first(footer, '.last'))).toEqual([
      '/privacy Privacy Policy',
      '/sanctions Sanctions',
      '/security Security',
    ])
  })
})

describe('Every page', () => {
  const heads = builtPages.map(({ document }) => ({
    title: document.title,
    description: document.querySelector('meta[name="description"]')?.getAttribute('content'),
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
  }))

  it.each(['title', 'description'] as const)('sets its own %s', (part) => {
    const values = heads.map((head) => head[part])
    expect(values.filter((value) => !value)).toEqual([])
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
  })

  it('sets its own canonical address; a 404 page has none', () => {
    const canonical = heads.map((head) => head.canonical)
    const found = canonical.filter((address) => address !== undefined)
    expect(new Set(found).size).toBe(found.length)
    for (const [index, built] of builtPages.entries())
      expect(canonical[index] === undefined, built.address).toBe(isNotFound(built))
  })

  it('sets social-sharing tags', () => {
    for (const { address, document } of builtPages)
      for (const tag of ['og:title', 'og:description', 'og:type', 'og:image'])
        expect(document.querySelector(`meta[property="${tag}"]`)?.getAttribute('content'), address).toBeTruthy()
  })

  it.each([
    ['organization', '/', 'Organization'],
    ['service', '/services/movement', 'Service'],
    ['blog post', '/blog/reimagining-urban-resilience', 'BlogPosting'],
    ['item list', '/services', 'ItemList'],
    ['item list', '/sectors', 'ItemList'],
  ])('some set structured data: %s on %s', (_, address, type) => {
    const data = first(page(address).document, 'script[type="application/ld+json"]')
    expect(JSON.stringify(JSON.parse(data.textContent ?? ''))).toContain(`"@type":"${type}"`)
  })
})
