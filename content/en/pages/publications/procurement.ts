import { articleLanguage } from '#content/en/articles.ts'
import { claim } from '#content/en/claims.ts'
import { typeset } from '#content/en/language/typography.ts'
import { services } from '#content/en/services.ts'
import { authorizationInProgress } from '#content/facts/certifications.ts'
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
  lead: `What a purchasing file asks for, on one page to print. Legal name, clearance, insurance and more come with our first reply, in ${claim('reply')}.`,
  facts: [
    ['Services', services.map(({ slug, title, get }) => ({ label: title, text: get, href: `/services/${slug}` }))],
    ['Delivery', 'Client portal, RESTful API, webhooks and files in open formats'],
    ['Hosting', 'Run by us, or by you on your own hardware and network, up to a full air gap'],
    ['Test before purchase', 'On your own data; see the tests that we offer', '/contact#pilots'],
    ['Price', 'Told in a strategic briefing, for your question and area', contactAbout('consultation')],
    ['Start of a project', 'Step by step, from the enquiry to the first report', '/data/report#onboarding'],
    [
      'Data sources',
      'Your feeds or those of third parties, each with a record of who collected it and under which consent',
      '/privacy#collected',
    ],
    ['Data residency', 'Within national boundaries, stored and processed'],
    ['Languages', 'English and French: this site, the client portal and our replies'],
    [
      'Availability',
      `${claim('uptime')} for live operations and ${claim('queryUptime')} for queries, with ${claim('monitoring')} monitoring`,
    ],
    [
      'Recovery',
      `Recovery time ${claim('recoveryTime')}, recovery point ${claim('recoveryPoint')}; critical patches ${claim('patches')}`,
    ],
    [
      'Certifications',
      `${claim('certifications')}, audited ${claim('certificationAudits')}; see the register`,
      '/security/certifications',
    ],
    [authorizationInProgress, 'Authorization in progress (Ready status achieved)'],
    ['Accessibility', 'This site and the client portal: WCAG 2.2, level AA, by self-assessment'],
    [
      'Privacy',
      'Identifiers are removed before analysis. Two exceptions: legal authority that names one device, and a person’s consent',
    ],
    [
      'Safeguards',
      'Encryption, an audit log that cannot be paused, incidents reported to you; see how to check each',
      '/security',
    ],
    [
      'Third-party services',
      'For this site and the portal, such as form submission and client sign-in: see the list. Operators and countries on request',
      '/privacy#website',
    ],
    ['Sanctions', 'No service to an entity sanctioned by Canada'],
    ['Report a weakness', `${site.email}; details in /.well-known/security.txt`, '/.well-known/security.txt'],
    ['Place', `${site.address.locality}, ${site.address.region}, Canada`],
    ['Contact', site.email, `mailto:${site.email}`],
    ['Date of this summary', articleLanguage.formatDate(settings.buildDate)],
    [
      `Sent on request with our first reply, in ${claim('reply')}`,
      'Legal name and business number; clearance of the organization; Controlled Goods, CPCSC and ITSP.10.033; insurance; supply arrangements and standing offers',
      contactAbout('compliance'),
    ],
  ],
  documents: { label: 'All documents for a security review', href: '/trust' },
  action: { label: 'Ask for these facts', href: contactAbout('compliance') },
} as const)
