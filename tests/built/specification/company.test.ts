/* Home, about, careers and contact, as the specification has them (section 2). */

import { describe, expect, it } from 'vitest'
import { site } from '#content/facts/site.ts'
import {
  builtPages,
  first,
  hrefsIn,
  linksIn,
  mainOf,
  page,
  sectionOf,
  textOf,
  textsIn,
} from '#tests/built/built-pages.ts'

describe('Home (/)', () => {
  const hero = first(page('/').document, 'main section:has(h1)')

  it('hero with an animated starfield, a headline and two buttons, to /services and /about', () => {
    expect(hero.querySelectorAll('canvas')).toHaveLength(1)
    expect(hero.querySelectorAll('h1')).toHaveLength(1)
    // In one bar with the next step of a new client.
    expect(hrefsIn(hero).slice(0, 3)).toEqual(['/contact', '/services', '/about'])
  })

  it('a Client Portal Login link goes to /login', () => {
    expect(linksIn(hero)).toContain('/login Client Portal Login')
  })

  it('Our Services: the first six services as cards to /services/{slug}, plus a link to /services', () => {
    const services = sectionOf('/', 'Our Services')
    const slugs = ['movement', 'social', 'ml', 'gis', 'signals', 'awareness']
    const links = [...services.querySelectorAll('article h3')].flatMap((card) => hrefsIn(card))
    expect(links).toEqual(slugs.map((slug) => `/services/${slug}`))
    expect(textsIn(services, 'article h3')).toEqual(links.map((link) => textsIn(page(link ?? '').document, 'h1')[0]))
    expect(hrefsIn(services)).toContain('/services')
  })

  it.each([
    ['Why Cairnline', ['/about', '/services', '/research-development', '/contact']],
    // '#environments' is what the site adds, and below /contact and /trust/procurement.
    [
      'Key Benefits',
      ['/about/precision', '/about/precision#environments', '/real-time-awareness', '/predictive-insights', '/privacy'],
    ],
    ['Security is in Our DNA', ['/contact', '/privacy', '/security', '/sanctions', '/trust/procurement']],
  ])('%s leads to %s', (name, links) => {
    expect(hrefsIn(sectionOf('/', name))).toEqual(links)
  })

  it('Sectors We Serve: all seven sector cards to /sectors/{slug}, none to a missing page, and a link to all', () => {
    const sectors = sectionOf('/', 'Sectors We Serve')
    const links = [...sectors.querySelectorAll('h3')].flatMap((card) => hrefsIn(card))
    const known = builtPages.map(({ address }) => address)
    expect(links.at(-1)).toBe('/sectors/publicSafety#emergency')
    for (const link of links) expect(known).toContain(link?.split('#')[0])
    expect(textsIn(sectors, 'h3 a')).toEqual([
      'Government & Defense',
      'Public Safety',
      'Urban Planning & Transit',
      'Retail & Real Estate',
      'Healthcare & Epidemiology',
      'Telecommunications & Smart Infrastructure',
      'Emergency & Disaster Response',
    ])
    expect(hrefsIn(sectors)).toContain('/sectors')
    // Another audience of section 1.
    expect(textOf(sectors)).toContain('Corporate security')
  })
})

describe('About (/about)', () => {
  it.each(['Mission', 'Vision'])('%s', (name) => {
    expect(textOf(sectionOf('/about', name)).length).toBeGreaterThan(100)
  })

  it('four core values, of which Precision links to /about/precision', () => {
    const values = sectionOf('/about', 'Core values')
    expect(textsIn(values, 'h3')).toEqual(['Precision', 'Security First', 'Privacy by Design', 'Adaptability'])
    expect(linksIn(values)).toContain('/about/precision Precision')
  })

  it('six team areas, a history in three parts, and a link to /research-development', () => {
    expect(textsIn(sectionOf('/about', 'Team areas'), 'dt')).toHaveLength(6)
    expect(sectionOf('/about', 'History').nextElementSibling?.querySelectorAll('li h3')).toHaveLength(3)
    expect(hrefsIn(first(page('/about').document, 'main'))).toContain('/research-development')
  })

  it('Security & Compliance with links to /security and /privacy', () => {
    expect(hrefsIn(sectionOf('/about', 'Security & Compliance'))).toEqual(['/security', '/privacy'])
  })
})

describe('Careers (/careers)', () => {
  const address = '/careers'

  it("hero tagline 'Your Skills. Our Mission. A Future Built Together.'", () => {
    const hero = first(page(address).document, 'main > section:has(h1)')
    expect(textOf(first(hero, 'h1 + p'))).toMatch(/^Your Skills\. Our Mission\. A Future Built Together\./)
  })

  it('no specific job postings: a general application only, without a form', () => {
    expect(mainOf(address)).toContain('A single general application')
    expect(page(address).html).not.toContain('JobPosting')
    expect(page(address).document.querySelectorAll('main input, main textarea, main select')).toHaveLength(0)
  })

  it('eight sought disciplines', () => {
    const disciplines = textsIn(sectionOf(address, 'What we look for'), 'li h3').map((name) => name.slice(1).trim())
    expect(disciplines).toEqual([
      'Intelligence analysis and threat modeling',
      'GIS and remote sensing',
      'Machine learning and predictive analytics',
      'Signals intelligence and network monitoring',
      'Software development',
      'Cybersecurity and secure infrastructure design',
      'Field operations and asset coordination',
      'Technical writing and policy development',
    ])
  })

  it('Benefits, of which professional growth links to /research-development', () => {
    const benefits = sectionOf(address, 'Benefits')
    expect(textsIn(benefits, 'dt')).toEqual([
      'Competitive compensation',
      'Remote office support',
      'Flexible time off',
      'Professional growth',
      'Health and wellness',
      'Mission-driven work',
    ])
    expect(hrefsIn(benefits)).toEqual(['/research-development'])
  })

  it.each([
    ['Work Environment', /you work remotely, and on site only when necessary/i],
    ['Work Environment', /flexible hours/i],
    ['Work Environment', /we sponsor eligible candidates for a government security clearance/i],
    ['Work Environment', /we provide all equipment/i],
    ['Equal opportunity', /we consider every applicant without regard to/i],
    ['How to Apply', /short summary, in your own words/i],
    ['How to Apply', /portfolio or public work is welcome/],
    ['How to Apply', /Skills.*Experience.*Interests/],
  ])('%s: %s', (section, words) => {
    expect(textOf(sectionOf(address, section))).toMatch(words)
  })

  it('some jobs require a government security clearance, which the company sponsors (section 6)', () => {
    expect(mainOf(address)).toMatch(
      /Some jobs here require a government security clearance.*an organization has to sponsor it\. If your job needs a clearance and you are eligible, we sponsor it/,
    )
  })
})

describe('Contact (/contact)', () => {
  const { document } = page('/contact')

  it('four option cards: General Inquiries, Security Briefing, NDA Process, Strategic Consultation', () => {
    const options = textsIn(first(document, 'main > section'), 'fieldset > :has(p) label')
    expect(options).toEqual(['General Inquiries', 'Security Briefing', 'NDA Process', 'Strategic Consultation'])
  })

  it('a direct email link', () => {
    expect(linksIn(first(document, 'main'))).toContain(`mailto:${site.email} ${site.email}`)
  })

  it('a security promise section', () => {
    const section = sectionOf('/contact', 'Security promise')
    expect(textOf(section)).toContain('encrypted in transit')
    expect(hrefsIn(section)).toContain('/security')
  })

  it('the response-time promise is 1-2 business days', () => {
    expect(textOf(first(document, '#enquiry + section h2'))).toMatch(/^1[-–]2\s?business days to a reply/)
  })
})
