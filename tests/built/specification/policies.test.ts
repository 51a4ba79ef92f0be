/* Privacy, security, certifications and sanctions, as the specification has them (section 2). */

import { describe, expect, it } from 'vitest'
import {
  closingOf,
  first,
  hrefsCalled,
  hrefsIn,
  linksIn,
  mainOf,
  page,
  sectionOf,
  textOf,
  textsIn,
} from '#tests/built/built-pages.ts'
import { sourceList } from '#tests/built/word-blocks.ts'

describe('Privacy (/privacy)', () => {
  it.each([
    ['privacy philosophy', 'Privacy philosophy', /remove identifiers before analysis/],
    ['data security', 'Data security', /encrypted in transit and at rest/i],
    ['export-control notes', 'Sanctions and export controls', /export/i],
  ])('%s', (_, heading, words) => {
    expect(textOf(sectionOf('/privacy', heading))).toMatch(words)
  })

  it('compliance options: PIPEDA, GDPR, CCPA, national security standards, law enforcement, custom governance', () => {
    expect(textsIn(sectionOf('/privacy', 'Compliance options'), 'dt')).toEqual([
      'PIPEDA',
      'GDPR',
      'CCPA',
      'National security standards',
      'Law enforcement',
      'Custom governance',
    ])
  })

  it('data lifecycle', () => {
    expect(sectionOf('/privacy', 'Data lifecycle').querySelectorAll('dt').length).toBeGreaterThan(3)
  })

  it('links to /sanctions and to /contact', () => {
    expect(hrefsIn(sectionOf('/privacy', 'Sanctions and export controls'))).toEqual(['/sanctions'])
    expect(hrefsIn(closingOf('/privacy'))).toContain('/contact')
  })
})

describe('Security (/security)', () => {
  it('security principles and security-by-default cards', () => {
    expect(textsIn(sectionOf('/security', 'Security principles'), 'li h3').length).toBeGreaterThan(4)
    expect(textsIn(sectionOf('/security', 'Security by default'), 'ul > li h3').length).toBeGreaterThan(3)
  })

  it('a link to /security/certifications (claims 35+ certifications)', () => {
    const links = linksIn(first(page('/security').document, 'main'))
    expect(links.filter((link) => link.startsWith('/security/certifications ')).join()).toContain('35+ certifications')
  })

  it.each([/granted by role/, /second factor/, /shall be logged/])('claims %s (section 6)', (words) => {
    expect(mainOf('/security')).toMatch(words)
  })
})

describe('Certifications (/security/certifications)', () => {
  const { document } = page('/security/certifications')
  const rows = textsIn(document, 'tbody tr')

  it('Back to Security link', () => {
    expect(hrefsCalled(document, /^Back to Security$/)).toEqual(['/security'])
  })

  it('four sections: international, government and defense, regional privacy, industry-specific', () => {
    expect(textsIn(document, 'section:has(table) h2')).toEqual([
      'International security standards',
      'Government and defense standards',
      'Regional privacy and data protection',
      'Industry-specific compliance',
    ])
  })

  it('all are audited annually; FedRAMP High is authorization in progress (Ready status achieved)', () => {
    expect(document.querySelector('main')?.textContent).toMatch(/35\+ certifications, audited annually/)
    expect(rows.length).toBeGreaterThan(20)
    expect(rows.filter((text) => text.includes('in progress'))).toEqual([
      expect.stringMatching(/^FedRAMP High.*Authorization in progress \(Ready status achieved\)/),
    ])
  })
})

describe('Sanctions (/sanctions)', () => {
  it('a link to an external official Canadian sanctions list opens in a new tab', () => {
    const external = [
      ...page('/sanctions').document.querySelectorAll<HTMLAnchorElement>(`main a[href^="http"]:not(${sourceList} a)`),
    ]
    expect(external.map((link) => [new URL(link.href).hostname, link.target, link.rel])).toEqual([
      ['www.international.gc.ca', '_blank', 'noopener noreferrer'],
    ])
  })

  it.each([
    'cannot serve entities sanctioned by the Canadian government',
    'If an entity becomes sanctioned after approval, all services are suspended immediately',
  ])('says: %s (sections 4 and 6)', (words) => {
    expect(mainOf('/sanctions')).toContain(words)
  })
})
