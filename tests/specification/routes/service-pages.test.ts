import { describe, expect, it } from 'vitest'
import { page } from '#tests/dist/site.ts'
import { first, hrefsIn, linksIn, sectionOf, textOf, textsIn } from '#tests/specification/read.ts'

const closing = (address: string) => first(page(address).document, 'main > section:last-of-type')

describe('Real-time awareness (/real-time-awareness)', () => {
  it('back link to /', () => {
    expect(hrefsIn(first(page('/real-time-awareness').document, '.back'))).toEqual(['/'])
  })

  it('Request a Live Demo (/contact) and Explore All Services (/services)', () => {
    expect(linksIn(closing('/real-time-awareness'))).toEqual([
      '/contact Request a Live Demo',
      '/services Explore All Services',
    ])
  })
})

describe('Predictive insights (/predictive-insights)', () => {
  const address = '/predictive-insights'
  const useCase = sectionOf(address, 'Retail and commercial optimization')

  it('back link to /', () => {
    expect(hrefsIn(first(page(address).document, '.back'))).toEqual(['/'])
  })

  it('retail and commercial optimization use case, with its four parts', () => {
    expect(textsIn(useCase, '.row h3')).toEqual([
      'Foot traffic forecasting',
      'Peak-hour prediction',
      'Staff scheduling',
      'Location impact modelling',
    ])
  })

  it('tags: Traffic Forecasting, Staff Optimization, Location Analysis', () => {
    expect(textsIn(useCase, '.tags li')).toEqual(['Traffic Forecasting', 'Staff Optimization', 'Location Analysis'])
  })

  it('banner From Reactive to Proactive: Early Warning, Resource Efficiency, Risk Mitigation', () => {
    const banner = sectionOf(address, 'From Reactive to Proactive')
    expect(textsIn(banner, 'h3')).toEqual(['Early Warning', 'Resource Efficiency', 'Risk Mitigation'])
  })

  it('Integration & Access has two channels: RESTful API and Analytics Dashboard', () => {
    const channels = textsIn(sectionOf(address, 'Integration & Access'), '.channels h3')
    expect(channels).toEqual(['RESTful API', 'Analytics Dashboard'])
  })

  it.each([
    ['RESTful API', 'JSON'],
    ['RESTful API', 'OAuth 2.0 authentication'],
    ['RESTful API', 'Rate limiting'],
    ['RESTful API', 'Encryption'],
    ['RESTful API', 'Real-time queries'],
    ['RESTful API', 'Batch predictions'],
    ['RESTful API', 'Webhook alerts'],
    ['Analytics Dashboard', 'Interactive maps and timelines'],
    ['Analytics Dashboard', 'Custom alert configuration'],
    ['Analytics Dashboard', 'Exportable reports'],
  ])('%s: %s', (name, part) => {
    const channels = [...sectionOf(address, 'Integration & Access').querySelectorAll('.channels > div')]
    const channel = channels.find((one) => textOf(first(one, 'h3')) === name)
    expect(channel && textOf(channel)).toContain(part)
  })

  it("closing call 'Ready to See the Future?' with its two links", () => {
    expect(textOf(first(closing(address), 'h2'))).toBe('Ready to See the Future?')
    expect(linksIn(closing(address))).toEqual([
      '/contact Request a Strategic Briefing',
      '/services Explore All Services',
    ])
  })
})

describe('Research and development (/research-development)', () => {
  const address = '/research-development'

  it('content on emerging technologies', () => {
    expect(textsIn(sectionOf(address, 'Emerging technologies'), 'h3').length).toBeGreaterThan(3)
  })

  it('content on partnerships', () => {
    expect(textsIn(sectionOf(address, 'Partnerships'), 'h3').length).toBeGreaterThan(2)
  })

  it('a four-step research-to-deployment process', () => {
    expect(textsIn(sectionOf(address, 'From research to deployment'), 'ol > li h3')).toHaveLength(4)
  })

  it('links: Contact Our Research Team (/contact) and Join Our Team (/careers)', () => {
    expect(linksIn(closing(address))).toEqual(['/contact Contact Our Research Team', '/careers Join Our Team'])
  })

  it('is static: no script but the one for the year', () => {
    expect(page(address).document.querySelectorAll('script[src]')).toHaveLength(0)
  })
})
