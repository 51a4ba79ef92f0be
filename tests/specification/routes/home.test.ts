import { describe, expect, it } from 'vitest'
import { builtPages, page } from '#tests/dist/site.ts'
import { first, hrefsIn, linksIn, sectionOf, textsIn } from '#tests/specification/read.ts'

const hero = first(page('/').document, 'main .hero')

describe('Home (/)', () => {
  it('hero with an animated starfield and a headline', () => {
    expect(hero.querySelectorAll('canvas')).toHaveLength(1)
    expect(hero.querySelectorAll('h1')).toHaveLength(1)
  })

  it('hero: two buttons, to /services and /about', () => {
    expect(hrefsIn(first(hero, '.actions'))).toEqual(['/services', '/about'])
  })

  it('a Client Portal Login link goes to /login', () => {
    expect(linksIn(hero)).toContain('/login Client Portal Login')
  })

  it('Why the product: four cards linking to /about, /services, /research-development and /contact', () => {
    const why = sectionOf('/', 'Why Cairnline')
    expect(why.querySelectorAll('.row')).toHaveLength(4)
    expect(hrefsIn(why)).toEqual(['/about', '/services', '/research-development', '/contact'])
  })

  it('Our Services: the first six services as cards to /services/{slug}', () => {
    const slugs = ['movement', 'social', 'ml', 'gis', 'signals', 'awareness']
    const links = [...sectionOf('/', 'Our Services').querySelectorAll('article h3')].flatMap((card) => hrefsIn(card))
    expect(links).toEqual(slugs.map((slug) => `/services/${slug}`))
    const titles = links.map((link) => textsIn(page(link ?? '').document, 'h1')[0])
    expect(textsIn(sectionOf('/', 'Our Services'), 'article h3')).toEqual(titles)
  })

  it('Our Services: plus a link to /services', () => {
    expect(hrefsIn(sectionOf('/', 'Our Services'))).toContain('/services')
  })

  it('Key Benefits: links to /about/precision, /real-time-awareness, /predictive-insights and /privacy', () => {
    const links = ['/about/precision', '/real-time-awareness', '/predictive-insights', '/privacy']
    expect(hrefsIn(sectionOf('/', 'Key Benefits'))).toEqual(links)
  })

  it('Sectors We Serve: all seven sector cards to /sectors/{slug}, none to a missing page', () => {
    const links = hrefsIn(first(sectionOf('/', 'Sectors We Serve'), 'tbody'))
    const known = builtPages.map(({ address }) => address)
    expect(links).toHaveLength(7)
    expect(links.at(-1)).toBe('/sectors/publicSafety#emergency')
    const pages = links.map((link) => link?.split('#')[0])
    expect(new Set(pages).size).toBe(6)
    for (const link of pages) expect(known).toContain(link)
    expect(textsIn(sectionOf('/', 'Sectors We Serve'), 'tbody a')).toEqual([
      'Government & Defense',
      'Public Safety',
      'Urban Planning & Transit',
      'Retail & Real Estate',
      'Healthcare & Epidemiology',
      'Telecommunications & Smart Infrastructure',
      'Emergency & Disaster Response',
    ])
  })

  it('Sectors We Serve: plus a link to /sectors', () => {
    expect(hrefsIn(sectionOf('/', 'Sectors We Serve'))).toContain('/sectors')
  })

  it('Security is in Our DNA: links to /privacy, /security and /sanctions', () => {
    expect(hrefsIn(sectionOf('/', 'Security is in Our DNA.'))).toEqual(['/privacy', '/security', '/sanctions'])
  })

  it('closing call to action: Request Strategic Briefing (/contact) and Learn More About Us (/about)', () => {
    const closing = first(page('/').document, 'main > section:last-of-type')
    expect(linksIn(closing)).toEqual(['/contact Request Strategic Briefing', '/about Learn More About Us'])
  })
})
