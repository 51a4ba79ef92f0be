import { describe, expect, it } from 'vitest'
import { site } from '#content/facts/site.ts'
import { page } from '#tests/dist/site.ts'
import { first, hrefsIn, linksIn, mainLinks, mainOf, sectionOf, textOf, textsIn } from '#tests/specification/read.ts'

describe('Contact (/contact)', () => {
  it('four option cards: General Inquiries, Security Briefing, NDA Process, Strategic Consultation', () => {
    const options = textsIn(first(page('/contact').document, 'main > section'), '.options > .topic label')
    expect(options).toEqual(['General Inquiries', 'Security Briefing', 'NDA Process', 'Strategic Consultation'])
  })

  it('the contact form', () => {
    expect(page('/contact').document.querySelectorAll('[data-island="contact-form"] form')).toHaveLength(1)
  })

  it('a direct email link', () => {
    expect(mainLinks('/contact')).toContain(`mailto:${site.email} ${site.email}`)
  })

  it('a security promise section', () => {
    const section = sectionOf('/contact', 'Security promise')
    expect(textOf(section)).toContain('travel encrypted')
    expect(linksIn(section)).toContain('/security Security principles')
  })

  it('back link to /', () => {
    expect(hrefsIn(first(page('/contact').document, '.back'))).toEqual(['/'])
  })

  it('the response-time promise is 1-2 business days', () => {
    expect(mainOf('/contact')).toContain('1-2 business days')
    expect(textOf(first(page('/contact').document, '#enquiry + .section h2'))).toMatch(
      /^1[-–]2\s?business days to a reply/,
    )
  })
})
