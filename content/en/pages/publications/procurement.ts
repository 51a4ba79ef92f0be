import { articleLanguage } from '#content/en/articles.ts'
import { claim } from '#content/en/claims.ts'
import { typeset } from '#content/en/language/typography.ts'
import { services } from '#content/en/services.ts'
import { authorizationInProgress, registerCounts } from '#content/facts/certifications.ts'
import { settings } from '#content/facts/settings.ts'
import { site } from '#content/facts/site.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'

export const metadata = typeset<PageMetadata>({
  kind: 'page',
  path: 'trust/procurement',
  title: `Procurement summary | ${site.name}`,
  description: `What ${site.name} supplies, how it is hosted, where data stays, certifications, accessibility, sanctions and languages, on one page.`,
})

export const procurement = typeset({
  title: 'Procurement summary',
  lead: `What we publish for a purchasing file, on one page to print. Legal name, clearance, insurance and more come with our reply, in ${claim('reply')}.`,
  facts: [
    [
      'Contact',
      `${site.email}; ${site.address.locality}, ${site.address.region}, Canada`,
      { href: `mailto:${site.email}`, on: site.email },
    ],
    ['Languages', 'English and French: this site, the client portal and our replies'],
    ['Sanctions and export', 'No service to an entity sanctioned by Canada; export permits checked'],
    [
      'Certifications',
      `${claim('certifications')}, audited ${claim('certificationAudits')}. The register names ${registerCounts.granted}, and ${registerCounts.laws} laws apart; the full list is on request. ${authorizationInProgress}: authorization in progress (Ready status achieved)`,
      { href: '/security/certifications', on: 'register' },
    ],
    [
      'Protected and classified data',
      'Protected B: your assessor receives controls, data flows and test results (OSCAL files) for the profile ITSP.10.033-01; the status of our assessments is on request. Your department authorizes. Classified: on your own network',
      { href: '/sectors/government#compliance', on: 'ITSP.10.033-01' },
    ],
    [
      'Safeguards',
      'Encryption, an audit log that cannot be paused, incidents reported to you; how to check each, and how to report a weakness',
      { href: '/security', on: 'how to check each' },
    ],
    ['Hosting', 'Run by us, or by you on your own hardware and network, up to a full air gap'],
    [
      'Data residency',
      'Stored and processed within national boundaries; we show you where each copy is held',
      { href: '/privacy#access', on: 'where each copy is held' },
    ],
    [
      'Data sources',
      'Your feeds or those of third parties, each with a record of who collected it and under which notice, consent or authority',
      { href: '/privacy#collected', on: 'a record' },
    ],
    [
      'Privacy',
      'Identifiers are removed before analysis. Two exceptions: legal authority that names one device, and a person’s consent. Federal institutions are under the Privacy Act',
      { href: '/privacy#law', on: 'Two exceptions' },
    ],
    [
      'Retention',
      'Until the purpose ends, in a case with disclosure and appeal; then erased or reduced to counts',
      { href: '/privacy#retention', on: 'erased or reduced to counts' },
    ],
    [
      'Third-party services',
      'For this site and the portal, such as form submission and sign-in: see the list. Operators and countries on request',
      { href: '/privacy#website', on: 'the list' },
    ],
    [
      'Sent on request',
      'Legal name and business number; organization clearance (DOS or FSC); Controlled Goods and CPCSC; status of our assessments (ITSP.10.033); insurance; supply arrangements and standing offers',
    ],
    ['Services', services.map(({ slug, title, get }) => ({ label: title, text: get, href: `/services/${slug}` }))],
    ['Delivery', 'Client portal, RESTful API, webhooks and files in open formats'],
    [
      'Availability',
      `${claim('uptime')} for live operations and ${claim('queryUptime')} for queries, with ${claim('monitoring')} monitoring`,
    ],
    [
      'Recovery',
      `Recovery time ${claim('recoveryTime')}, recovery point ${claim('recoveryPoint')}; critical patches ${claim('patches')}`,
    ],
    [
      'Accessibility',
      'Site and client portal: WCAG 2.2, level AA, by self-assessment (includes the WCAG 2.1 of CAN/ASC-EN 301549, clause 9)',
      { href: '/trust#accessibility', on: 'self-assessment' },
    ],
    ['Test before purchase', 'On your own data; see the tests that we offer', { href: '/contact#pilots', on: 'tests' }],
    ['Price', 'Quoted for your question and area: ask us', { href: contactAbout('consultation'), on: 'ask us' }],
    ['Date of this summary', articleLanguage.formatDate(settings.buildDate)],
  ],
  documents: { label: 'All documents for a security review', href: '/trust' },
  action: { label: 'Ask for these facts', href: contactAbout('compliance') },
} as const)
