import { describe, expect, it } from 'vitest'
import { page } from '#tests/dist/site.ts'
import { first, hrefsIn, mainLinks, sectionOf, textOf, textsIn } from '#tests/specification/read.ts'

const address = '/about/precision'

describe('Precision (/about/precision)', () => {
  it('back link to /about', () => {
    expect(hrefsIn(first(page(address).document, '.back'))).toEqual(['/about'])
  })

  it.each(['Spatial precision', 'Temporal precision', 'Behavioural precision'])('section on %s', (name) => {
    expect(textOf(sectionOf(address, name)).length).toBeGreaterThan(200)
  })

  it('a five-step pipeline: Acquisition, Normalization, Verification, Integration, Delivery', () => {
    const steps = textsIn(sectionOf(address, 'The five-step pipeline'), 'ol h3')
    expect(steps).toEqual(['Acquisition', 'Normalization', 'Verification', 'Integration', 'Delivery'])
  })

  it.each(['Hardware', 'Software', 'Algorithms'])('%s block', (name) => {
    const blocks = [...sectionOf(address, name).querySelectorAll('.blocks > div')]
    const block = blocks.find((one) => textOf(first(one, 'h3')) === name)
    expect(block?.querySelectorAll('li').length).toBeGreaterThan(2)
  })

  it('quality-assurance metrics', () => {
    const section = sectionOf(address, 'Quality-assurance metrics')
    expect(textsIn(section, '.readings dt').length).toBeGreaterThan(3)
    for (const value of textsIn(section, '.readings dd')) expect(value).toMatch(/\d/)
  })

  it('operational impact: Defense Logistics, Disaster Response, Critical Infrastructure', () => {
    const impacts = [...page(address).document.querySelectorAll('.impact')]
    for (const impact of impacts) expect(textOf(first(impact, '.marginal'))).toMatch(/^Operational impact/)
    expect(impacts.map((impact) => textOf(first(impact, 'h3')))).toEqual([
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

  it('calls to action to /services and /security', () => {
    expect(hrefsIn(first(page(address).document, 'main > section:last-of-type'))).toEqual(['/services', '/security'])
  })

  it("login-gated placeholders say 'Please login to view' and link to /login (section 1)", () => {
    const gated = mainLinks(address).filter((link) => link.includes('Please login to view'))
    expect(gated.length).toBeGreaterThan(3)
    for (const link of gated) expect(link).toMatch(/^\/login /)
  })
})
