import { describe, expect, it } from 'vitest'
import { page } from '#tests/dist/site.ts'
import { first, hrefsIn, linksIn, mainLinks, mainOf, sectionOf, textOf, textsIn } from '#tests/specification/read.ts'

const closing = (address: string) => first(page(address).document, 'main > section:last-of-type')

describe('Privacy (/privacy)', () => {
  it('privacy philosophy', () => {
    expect(textOf(sectionOf('/privacy', 'Do you know who was moving?'))).toContain('stripped before analysis')
  })

  it('compliance options: PIPEDA, GDPR, CCPA, national security standards, law enforcement, custom governance', () => {
    expect(textsIn(sectionOf('/privacy', 'Which law applies?'), 'dt')).toEqual([
      'PIPEDA',
      'GDPR',
      'CCPA',
      'National security standards',
      'Law enforcement',
      'Custom governance',
    ])
  })

  it('data security', () => {
    const section = sectionOf('/privacy', 'Who can open it, and where does it lie?')
    expect(textOf(section)).toMatch(/encrypted in transit and at rest/i)
  })

  it('data lifecycle', () => {
    expect(sectionOf('/privacy', 'When is it gone?').querySelectorAll('dt').length).toBeGreaterThan(3)
  })

  it('sanctions and export-control notes with a link to /sanctions', () => {
    const section = sectionOf('/privacy', 'Whom do you refuse?')
    expect(textOf(section)).toMatch(/export/i)
    expect(hrefsIn(section)).toEqual(['/sanctions'])
  })

  it('call to action to /contact', () => {
    expect(hrefsIn(closing('/privacy'))).toContain('/contact')
  })
})

describe('Security (/security)', () => {
  it('security principles', () => {
    expect(textsIn(sectionOf('/security', 'Security principles'), 'li h3').length).toBeGreaterThan(4)
  })

  it('a link to /security/certifications (claims 35+ certifications)', () => {
    const links = mainLinks('/security').filter((link) => link.startsWith('/security/certifications '))
    expect(links.join()).toContain('35+ certifications')
  })

  it('security-by-default cards', () => {
    expect(textsIn(sectionOf('/security', 'Security by default'), '.options li h3').length).toBeGreaterThan(3)
  })

  it('calls to action to /contact and /privacy', () => {
    expect(hrefsIn(closing('/security'))).toEqual(['/contact', '/privacy'])
  })
})

describe('Certifications (/security/certifications)', () => {
  const address = '/security/certifications'

  it('Back to Security link', () => {
    expect(linksIn(first(page(address).document, '.back'))).toEqual(['/security Back to Security'])
  })

  it('four sections: international, government and defense, regional privacy, industry-specific', () => {
    const tables = [...page(address).document.querySelectorAll('section:has(table)')]
    expect(tables.map((section) => textOf(first(section, 'h2')))).toEqual([
      'International security standards',
      'Government and defense standards',
      'Regional privacy and data protection',
      'Industry-specific compliance',
    ])
  })

  it('ends with a Contact Compliance Team button to /contact', () => {
    expect(linksIn(closing(address))[0]).toBe('/contact Contact Compliance Team')
  })

  it('FedRAMP High is marked as authorization in progress (Ready status achieved)', () => {
    const rows = [...page(address).document.querySelectorAll('tbody tr')].map(textOf)
    const row = rows.find((text) => text.includes('FedRAMP High'))
    expect(row).toContain('Authorization in progress (Ready status achieved)')
  })

  it('certifications are audited annually', () => {
    const rows = [...page(address).document.querySelectorAll('tbody tr')].map(textOf)
    const held = rows.filter((text) => !text.includes('FedRAMP High'))
    expect(held).toHaveLength(rows.length - 1)
    for (const row of held) expect(row).toContain('Annually')
  })
})

describe('Sanctions (/sanctions)', () => {
  it('back link to /', () => {
    expect(hrefsIn(first(page('/sanctions').document, '.back'))).toEqual(['/'])
  })

  it('a link to an external official Canadian sanctions list opens in a new tab', () => {
    const external = [
      ...page('/sanctions').document.querySelectorAll<HTMLAnchorElement>('main a[href^="http"]:not(.sources a)'),
    ]
    expect(external.map((link) => [new URL(link.href).hostname, link.target, link.rel])).toEqual([
      ['www.international.gc.ca', '_blank', 'noopener noreferrer'],
    ])
  })

  it('buttons: Contact Compliance Team (/contact) and View Privacy Policy (/privacy)', () => {
    expect(linksIn(closing('/sanctions'))).toEqual(['/contact Contact Compliance Team', '/privacy View Privacy Policy'])
  })

  it('the provider cannot serve entities sanctioned by the Canadian government (section 6)', () => {
    expect(mainOf('/sanctions')).toContain('cannot serve entities sanctioned by the Canadian government')
  })

  it('if an entity becomes sanctioned after approval, all services are suspended immediately (section 4)', () => {
    expect(mainOf('/sanctions')).toContain(
      'If an entity becomes sanctioned after approval, all services are suspended immediately',
    )
  })
})
