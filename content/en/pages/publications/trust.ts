import { claim } from '#content/en/claims.ts'
import { typeset } from '#content/en/language/typography.ts'
import { changes } from '#content/en/trust/changes.ts'
import { certificationRegister } from '#content/facts/certifications.ts'
import { registerAddress } from '#content/facts/register.ts'
import { site } from '#content/facts/site.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'

export const metadata = typeset<PageMetadata>({
  kind: 'page',
  path: 'trust',
  title: `Security and compliance documents | ${site.name}`,
  description:
    'Documents for a security review: register of claims and certifications (JSON), security summary, accessibility statement, bill of materials, security.txt.',
})

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['register', 'accessibility', 'changes', 'software'] as const

export const trustPage = typeset({
  title: 'Documents',
  lead: 'Start your security review here, with our register of claims and certifications, the security summary, the accessibility statement and the software list. You may share them.',
  register: {
    title: 'Claims, certifications and rules',
    text: `The register defines each number that we claim. It lists ${certificationRegister.length} standards, laws and frameworks: what each is, what it covers and where it comes from.`,
    items: [
      {
        label: 'Procurement summary',
        href: '/trust/procurement',
        text: 'What a purchasing file asks for, on one page.',
      },
      {
        label: 'Shown in a security briefing',
        href: contactAbout('briefing'),
        text: 'Controls, data flows and test results (OSCAL files), certificates of the encryption modules, the full list of certifications.',
      },
      {
        label: 'security-summary.txt',
        href: '/trust/security-summary.txt',
        text: 'A summary of the security page in plain text, to attach to your file.',
      },
      {
        label: 'register.json',
        href: registerAddress,
        text: 'The whole register as JSON, for your tools.',
      },
      { label: 'Certifications', href: '/security/certifications', text: 'The certifications, as a page.' },
    ],
  },
  accessibility: {
    title: 'Accessibility, and how it was tested',
    text: 'This site is built to WCAG 2.2, level AA, which includes the WCAG 2.1 of CAN/ASC-EN 301549, clause 9. The table is a self-assessment of November 22, 2026. Pages need only HTML and CSS; sign-in and the client portal also need JavaScript.',
    columns: ['What', 'How it was tested', 'Result'],
    rows: [
      [
        'Automated checks',
        'The tool axe on a page of each kind and in each state of a form, light and dark',
        'No finding',
      ],
      [
        'Keyboard',
        'A browser operated by keyboard only: skip link, menu, an inquiry, sign-in, the timeline',
        'All reached',
      ],
      ['Text spacing and reflow', 'Spacing of criterion 1.4.12, on screens from 320 pixels wide', 'No text lost'],
      ['Text at twice its size', 'Every page, with its text doubled', 'No text lost'],
      ['Contrast', 'Measured in light, in dark and with more contrast', 'AA; AAA with more contrast'],
      ['Forced colours, print, reduced motion', 'Each mode in a browser', 'Figures visible; nothing moves'],
      ['Without scripts', 'Public pages and the contact form with scripts off', 'Readable, usable'],
      ['Names, roles and landmarks', 'Read by program, as a screen reader does', 'No finding'],
      ['Contours of the maps', 'Maps are summarized in words, without the shape of the terrain', 'Known limit'],
      [
        'Client portal',
        'Sign-in and dashboard, with the same tests except the one without scripts; client data is not part of this site',
        'Same results',
      ],
    ],
    link: { label: 'Report a barrier', href: contactAbout('support') },
  },
  software: {
    title: 'Software of this website',
    text: 'A list of the software packages that this site sends to your browser, with version and licence. Packages that only build or test the site are not listed.',
    items: [
      {
        label: 'bill-of-materials.json',
        href: '/trust/bill-of-materials.json',
        text: 'CycloneDX 1.6, for a vulnerability scanner.',
      },
      { label: 'licenses.txt', href: '/licenses.txt', text: 'The same packages with the text of each licence.' },
      {
        label: 'security.txt',
        href: '/.well-known/security.txt',
        text: 'Where to report a vulnerability (RFC 9116).',
      },
    ],
  },
  changes: {
    title: 'What changed, and when',
    entries: changes.map(({ date, title, text, href }) => ({
      name: title,
      text: `${date.slice(0, 10)}. ${text}`,
      href,
    })),
    read: 'Open',
    link: { label: 'Feed of changes (Atom)', href: '/trust/changes.xml' },
  },
  feed: {
    title: 'changes of the register',
    text: 'Changes of figures, certifications, data and documents. This is a feed; copy its address into a feed reader.',
  },
  closing: {
    title: 'Send us your questionnaire.',
    text: `Our compliance team answers it. You get a first reply in ${claim('reply')}.`,
    actions: [
      { label: 'Contact Compliance Team', href: contactAbout('compliance') },
      { label: 'Back to Security', href: '/security' },
    ],
  },
} as const)
