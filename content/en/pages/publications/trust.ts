import { claim } from '#content/en/claims.ts'
import { changes } from '#content/en/trust/changes.ts'
import { registerAddress } from '#content/facts/register.ts'
import { site } from '#content/facts/site.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'

export const metadata: PageMetadata = {
  kind: 'page',
  path: 'trust',
  title: `Papers before a first call: register, access | ${site.name}`,
  description:
    'Papers before a first call: the register of claims and certifications as JSON, an accessibility statement, a bill of materials and a security summary.',
}

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['register', 'accessibility', 'software', 'changes'] as const

export const trustPage = {
  back: { label: 'Back to Security', href: '/security' },
  title: 'Papers, before you call.',
  notes: ['6.2 Papers', 'No form, no email', 'Free to pass on'],
  lead: 'What a security review asks for first, as files that you can take without a form or an email address.',
  register: {
    note: 'Register',
    title: 'What we claim, for programs.',
    text: 'Every claim with its definition, and every certification with what it covers and how often it is audited, in the words of the pages.',
    items: [
      {
        label: 'register.json',
        href: registerAddress,
        text: 'Claims and certifications, as the pages show them.',
      },
      { label: 'How each figure is measured', href: '/about#figures', text: 'The claims, to read.' },
      { label: 'Certifications', href: '/security/certifications', text: 'The certifications, to read.' },
    ],
  },
  accessibility: {
    note: 'Statement of 22 November 2026',
    title: 'Accessibility, and how it was tested.',
    text: 'This site aims at WCAG 2.2, level AA, on every page. This is a self-assessment. It relies on HTML and CSS; on JavaScript for sign-in and the client portal alone.',
    columns: ['What', 'How it was tested', 'Result'],
    rows: [
      [
        'Rules a program can check',
        'axe on a page of each kind and in each state of a form, light and dark',
        'No finding',
      ],
      [
        'Keyboard',
        'A browser driven by keys alone: skip link, menu, an enquiry, sign-in, the day by hand',
        'All reached',
      ],
      ['Text spacing and reflow', 'Spacing as criterion 1.4.12 says, from 320 pixels', 'No word lost'],
      ['Text at twice its size', 'Every page, with its text doubled', 'No word lost'],
      ['Contrast', 'Measured in light, dark and with more contrast asked for', 'AA; AAA where asked for'],
      ['Forced colours, print, reduced motion', 'Each medium in a browser', 'Figures seen; nothing moves'],
      ['Without scripts', 'Public pages and the enquiry form with scripts off', 'Readable, usable'],
      ['Names, roles and landmarks', 'By program, as a screen reader gets them', 'No finding'],
      ['Contours of the maps', 'Maps are summarized in words; the shape of the ground is not', 'Known limit'],
      ['Client portal', 'Sign-in and dashboard as above; client data itself is not part of this site', 'As above'],
    ],
    link: { label: 'Report a barrier', href: contactAbout('support') },
  },
  software: {
    note: 'Software',
    title: 'What is in it, and how it is kept.',
    text: 'Every package of which a part reaches your browser, by version and licence. What only builds or tests the site is not in the list.',
    items: [
      { label: 'bill-of-materials.json', href: '/trust/bill-of-materials.json', text: 'CycloneDX 1.6, for a scanner.' },
      { label: 'licenses.txt', href: '/licenses.txt', text: 'The same packages with the text of each licence.' },
      {
        label: 'security-summary.txt',
        href: '/trust/security-summary.txt',
        text: 'The rules of the security page on one sheet of text.',
      },
      {
        label: 'security.txt',
        href: '/.well-known/security.txt',
        text: 'Where to report a weakness (RFC 9116).',
      },
    ],
  },
  changes: {
    note: 'Changes',
    title: 'What changed, and when.',
    entries: changes.map(({ date, title, text, href }) => ({
      name: title,
      text: `${date.slice(0, 10)}. ${text}`,
      href,
    })),
    read: 'Read it there',
    link: { label: 'Changes as a feed, Atom', href: '/trust/changes.xml' },
  },
  feed: {
    title: 'changes of the register',
    text: 'Changes of claims, certifications, data and papers. This is a feed; copy its address into a feed reader.',
  },
  closing: {
    title: 'Send us your questionnaire.',
    text: `Our compliance team answers it. A first reply takes ${claim('reply')}.`,
    actions: [
      { label: 'Contact Compliance Team', href: contactAbout('compliance') },
      { label: 'Back to Security', href: '/security' },
    ],
  },
} as const
