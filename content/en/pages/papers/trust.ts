import { registerCounts } from '#content/en/certifications.ts'
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
    'Papers before a first call: the register of claims and certifications as JSON, a conformance statement for accessibility, a bill of materials, and open points.',
}

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['register', 'accessibility', 'software', 'changes', 'asked'] as const

export const trustPage = {
  back: { label: 'Back to Security', href: '/security' },
  title: 'Papers, before you call.',
  notes: ['6.2 Papers', 'No form, no email', 'Open points named'],
  lead: 'What a security review asks for first, as files. What we cannot publish yet stands below as open, with the day since when, and not as a sentence that sounds like an answer.',
  register: {
    note: 'Register',
    title: 'What we claim, for programs.',
    text: `Every claim with its definition and how far it binds; every certification with scope, status and day of review. The evidence of ${registerCounts.confirmed} rows is open. A build of this site stops if the file and a page disagree.`,
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
    title: 'Accessibility, tested and open.',
    text: 'This site aims at WCAG 2.2, level AA, on every page. We assessed it ourselves; nobody else has. It relies on HTML and CSS; on JavaScript for sign-in and the client portal alone.',
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
      ['Screen readers', 'Names, roles and landmarks by program; no listening session is on record', 'Open'],
      ['People with disabilities', 'No session is on record', 'Open'],
      ['Contours of the maps', 'Maps are summarized in words; the shape of the ground is not', 'Known limit'],
      [
        'Client portal',
        'Sign-in and dashboard as above; client data itself is not part of this site',
        'Partly covered',
      ],
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
        text: 'Where to report a weakness (RFC 9116). It names no key for encryption, because none is published yet.',
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
  asked: {
    note: 'Open',
    title: 'Not here yet.',
    text: 'Questions that a buyer asks and this site does not answer. Each stands on the company’s list of questions to answer since the day named; nothing is promised meanwhile. Tell us which one holds you up.',
    columns: ['Subject', 'What is missing', 'Open since'],
    rows: [
      ['Certificates and reports', `Number, scope and dates of ${registerCounts.confirmed} rows`, '2026-11-22'],
      ['Latencies', 'Percentile, exclusions and credits', '2026-11-22'],
      [
        'Subprocessors',
        'Providers and countries of sign-in, enquiry form and web host; how long each keeps what it sees',
        '2026-11-22',
      ],
      ['Security tests', 'Whether a penetration test was made, by whom, and its summary', '2026-11-22'],
      ['Key for reports', 'An OpenPGP key for security.txt', '2026-11-22'],
      ['Accessibility', 'Sessions with screen readers and with people who use them', '2026-11-22'],
      ['Incidents', 'Hours within which a client is told; rules for those who test us in good faith', '2026-11-22'],
      ['Procurement', 'Clearance of the organization, vehicles, ownership, insurance', '2026-11-22'],
      [
        'Government of Canada',
        'Assessment by the Cyber Centre, category such as Protected B, service in French',
        '2026-11-22',
      ],
    ],
  },
  feed: {
    title: 'changes of the register',
    text: 'Changes of claims, certifications, data and papers. This is a feed; copy its address into a feed reader.',
  },
  closing: {
    title: 'Send us your questionnaire.',
    text: 'We fill in what we can show and leave the rest empty. An empty line is an answer, too.',
    actions: [
      { label: 'Contact Compliance Team', href: contactAbout('compliance') },
      { label: 'Back to Security', href: '/security' },
    ],
  },
} as const
