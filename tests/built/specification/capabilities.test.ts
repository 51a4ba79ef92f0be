/* Precision, predictive insights and research, as the specification has them (section 2). */

import { describe, expect, it } from 'vitest'
import { first, linksIn, page, sectionOf, textOf, textsIn } from '#tests/built/built-pages.ts'

describe('Precision (/about/precision)', () => {
  const address = '/about/precision'

  it.each(['Spatial precision', 'Temporal precision', 'Behavioural precision'])('section on %s', (name) => {
    expect(textOf(sectionOf(address, name)).length).toBeGreaterThan(200)
  })

  it('a five-step pipeline: Acquisition, Normalization, Verification, Integration, Delivery', () => {
    const steps = textsIn(sectionOf(address, 'The five-step pipeline'), 'ol h3')
    expect(steps).toEqual(['Acquisition', 'Normalization', 'Verification', 'Integration', 'Delivery'])
  })

  it.each(['Hardware', 'Software', 'Algorithms'])('%s block', (name) => {
    const heading = [...sectionOf(address, name).querySelectorAll('h3')].find((one) => textOf(one) === name)
    expect(heading?.closest('details')?.querySelectorAll('li').length).toBeGreaterThan(2)
  })

  it('quality-assurance metrics', () => {
    const values = textsIn(sectionOf(address, 'Quality-assurance metrics'), 'dd')
    expect(values.length).toBeGreaterThan(3)
    for (const value of values) expect(value).toMatch(/\d/)
  })

  it('operational impact: Defense Logistics, Disaster Response, Critical Infrastructure', () => {
    const labels = [...page(address).document.querySelectorAll('main p:has(+ h3)')]
    const impacts = labels.filter((label) => /^Operational impact/.test(textOf(label)))
    expect(impacts.map((label) => textOf(label.nextElementSibling))).toEqual([
      'Defense Logistics',
      'Disaster Response',
      'Critical Infrastructure',
    ])
  })

  it('environments and error correction', () => {
    const section = sectionOf(address, 'Environments and error correction')
    expect(section.querySelectorAll('tbody tr').length).toBeGreaterThan(3)
    expect(textsIn(section, 'thead th')).toContain('What corrects it')
  })

  it('ethics', () => {
    expect(textsIn(sectionOf(address, 'Ethics'), 'h3').length).toBeGreaterThan(2)
  })

  it("login-gated placeholders say 'Please login to view' and link to /login (section 1)", () => {
    const links = linksIn(first(page(address).document, 'main'))
    const gated = links.filter((link) => link.includes('Please login to view'))
    expect(gated.length).toBeGreaterThan(3)
    for (const link of gated) expect(link).toMatch(/^\/login /)
  })
})

describe('Predictive insights (/predictive-insights)', () => {
  const address = '/predictive-insights'
  const useCase = sectionOf(address, 'Retail and commercial optimization')

  it('retail and commercial optimization use case, with its four parts and its tags', () => {
    expect(textsIn(useCase, 'h3')).toEqual([
      'Foot traffic forecasting',
      'Peak-hour prediction',
      'Staff scheduling',
      'Location impact modelling',
    ])
    expect(textsIn(useCase, 'ul li')).toEqual(['Traffic Forecasting', 'Staff Optimization', 'Location Analysis'])
  })

  it('banner From Reactive to Proactive: Early Warning, Resource Efficiency, Risk Mitigation', () => {
    const banner = sectionOf(address, 'From Reactive to Proactive')
    expect(textsIn(banner, 'h3')).toEqual(['Early Warning', 'Resource Efficiency', 'Risk Mitigation'])
  })

  it('Integration & Access has two channels: RESTful API and Analytics Dashboard', () => {
    const channels = [...sectionOf(address, 'Integration & Access').querySelectorAll('div:has(> h3 + dl)')]
    expect(channels.map((channel) => textOf(first(channel, 'h3')))).toEqual(['RESTful API', 'Analytics Dashboard'])
    const parts = [
      'JSON, OAuth 2.0 authentication, Rate limiting, Encryption, Real-time queries, Batch predictions, Webhook alerts',
      'Interactive maps and timelines, Custom alert configuration, Exportable reports',
    ]
    for (const [index, all] of parts.entries())
      for (const part of all.split(', ')) expect(textOf(channels[index] ?? null)).toContain(part)
  })

  it("closing call 'Ready to See the Future?'", () => {
    expect(textsIn(page(address).document, 'main > section:last-of-type h2')).toEqual(['Ready to See the Future?'])
  })
})

describe('Research and development (/research-development)', () => {
  const address = '/research-development'

  it('content on emerging technologies and on partnerships', () => {
    expect(textsIn(sectionOf(address, 'Emerging technologies'), 'h3').length).toBeGreaterThan(3)
    expect(textsIn(sectionOf(address, 'Partnerships'), 'h3').length).toBeGreaterThan(2)
  })

  it('a four-step research-to-deployment process', () => {
    expect(textsIn(sectionOf(address, 'From research to deployment'), 'ol > li h3')).toHaveLength(4)
  })
})
