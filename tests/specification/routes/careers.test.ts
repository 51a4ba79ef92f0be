import { describe, expect, it } from 'vitest'
import { site } from '#content/facts/site.ts'
import { page } from '#tests/dist/site.ts'
import { first, hrefsIn, linksIn, mainLinks, mainOf, sectionOf, textOf, textsIn } from '#tests/specification/read.ts'

const address = '/careers'

describe('Careers (/careers)', () => {
  it("title 'Careers at the product - Join Our Mission'", () => {
    expect(page(address).document.title).toBe(`Careers at ${site.name} - Join Our Mission`)
  })

  it('back link to /', () => {
    expect(hrefsIn(first(page(address).document, '.back'))).toEqual(['/'])
  })

  it("hero tagline 'Your Skills. Our Mission. A Future Built Together.'", () => {
    expect(textsIn(page(address).document, 'h1')).toEqual([
      expect.stringMatching(/Your Skills\. Our Mission\. A Future Built Together\.$/),
    ])
  })

  it('no specific job postings: a general application only', () => {
    expect(mainOf(address)).toContain('General application only')
    expect(page(address).html).not.toContain('JobPosting')
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

  it.each([
    /remote work, on site only when necessary/i,
    /flexible hours/i,
    /security clearance sponsorship for eligible candidates/i,
    /all equipment is provided/i,
  ])('Work Environment: %s', (condition) => {
    expect(textOf(sectionOf(address, 'Work Environment'))).toMatch(condition)
  })

  it('Benefits', () => {
    expect(textsIn(sectionOf(address, 'Benefits'), 'dt')).toEqual([
      'Competitive compensation',
      'Remote office support',
      'Flexible time off',
      'Professional growth',
      'Health and wellness',
      'Mission-driven work',
    ])
  })

  it('professional growth links to /research-development', () => {
    expect(hrefsIn(sectionOf(address, 'Benefits'))).toEqual(['/research-development'])
  })

  it('an equal-opportunity statement', () => {
    expect(textOf(sectionOf(address, 'Equal opportunity'))).toMatch(/every applicant is considered without regard to/i)
  })

  it('How to Apply: a short free-form summary of skills, experience and interests', () => {
    const section = sectionOf(address, 'How to Apply')
    expect(textOf(section)).toMatch(/short summary, in your own words/i)
    expect(textsIn(section, 'h3')).toEqual(expect.arrayContaining(['Skills', 'Experience', 'Interests']))
  })

  it('How to Apply: portfolio or public-work links welcome', () => {
    expect(textOf(sectionOf(address, 'How to Apply'))).toContain('portfolio or public work is welcome')
  })

  it('a Submit Your Application button links to /contact', () => {
    expect(mainLinks(address)).toContain('/contact Submit Your Application')
    expect(linksIn(first(page(address).document, 'main > section:last-of-type .actions'))[0]).toBe(
      '/contact Submit Your Application',
    )
  })
})
