import { backToHome } from '#content/en/back-to-home.ts'
import { claim } from '#content/en/claims.ts'
import { site } from '#content/facts/site.ts'
import { capital } from '#content/languages/capital.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'
import type { SourceKey } from '#content/sources/sources.ts'

export const metadata: PageMetadata = {
  kind: 'page',
  path: 'sanctions',
  title: `Sanctions policy: whom we cannot serve | ${site.name}`,
  description:
    'We cannot serve entities sanctioned by the Canadian government. What the rule covers, how often it is reviewed, and which exports need a permit.',
}

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['rule', 'change', 'review', 'list', 'exports'] as const

export const sanctions = {
  back: backToHome,
  title: 'Whom we cannot serve.',
  notes: ['Sanctions policy', `Reviewed ${claim('sanctionsReview')}`, `New designations: ${claim('designations')}`],
  lead: `${site.name} cannot serve entities sanctioned by the Canadian government. If an entity becomes sanctioned after approval, all services are suspended immediately.`,
  rule: {
    note: 'The rule',
    title: 'Sanctioned means no service.',
    text: 'Three clauses. None of them can be waived.',
    check: 'Where it comes from',
    rules: [
      {
        title: 'No service',
        text: 'We cannot serve an entity sanctioned by the Canadian government, whether directly, as a subcontractor or through a reseller.',
        check: 'This policy, and the law it follows.',
      },
      {
        title: 'Owners count',
        text: 'A name that is not listed may be controlled by one that is. The rule is read through ownership and control.',
        check: 'Special Economic Measures Act, section 2.1.',
      },
      {
        title: 'Every list',
        text: 'Canada sanctions by its own regulations and by those that carry out decisions of the United Nations, and lists terrorist entities under its Criminal Code. An order that freezes a foreign official’s property stands beside them. All four bind us.',
        check:
          'Special Economic Measures Act; Justice for Victims of Corrupt Foreign Officials Act; Freezing Assets of Corrupt Foreign Officials Act; United Nations Act; Criminal Code, section 83.05.',
      },
    ],
  },
  change: {
    note: 'After approval',
    title: 'Suspended immediately.',
    text: 'Approval is not a permit that lasts. If an entity becomes sanctioned after approval, all services are suspended immediately: nothing waits for the end of a term.',
    stages: [
      {
        state: 'open',
        note: 'Before',
        title: 'Screened',
        text: 'An enquiry is screened before any detail is exchanged. Until then nothing is delivered.',
      },
      {
        state: 'done',
        note: 'While approved',
        title: 'Served',
        text: 'Services run. Each day the new designations are reviewed.',
      },
      {
        state: 'stopped',
        note: 'Once sanctioned',
        title: 'Suspended',
        text: 'All services, immediately: portal, feeds, alerts, interfaces and reports.',
      },
    ],
  },
  review: {
    note: 'Review',
    title: 'Looked at every day.',
    text: 'A list that is read once a year is wrong for most of it. Twelve columns, twelve months; the dates of the quarterly marks are an example.',
    alternative:
      'A year as a strip: a tick each day for new designations, a bar each quarter for the policy, and a bar each quarter for the compliance audit.',
    rhythms: [
      { value: capital(claim('designations')), text: 'Review of new designations' },
      { value: capital(claim('sanctionsReview')), text: 'Review of this policy' },
      { value: capital(claim('complianceAudits')), text: 'Compliance audits' },
      { value: 'At once', text: 'Suspension of all services to an entity that becomes sanctioned' },
    ],
  },
  list: {
    note: 'The official list',
    title: 'Read the list itself.',
    text: 'This page is not the list. Global Affairs Canada publishes those named under Canada’s autonomous sanctions in one place; where it differs from a regulation, the regulation decides.',
    link: {
      label: 'Consolidated Canadian Autonomous Sanctions List',
      href: 'https://www.international.gc.ca/world-monde/international_relations-relations_internationales/sanctions/consolidated-consolide.aspx?lang=eng',
    },
    hint: 'Government of Canada; opens in a new tab',
  },
  exports: {
    note: 'Export controls',
    title: 'Exports and permits.',
    text: 'Software, technology and analysis can need a permit before they leave Canada.',
    check: 'Where it comes from',
    rules: [
      {
        title: 'No export without its permit',
        text: 'We classify before delivery. Nothing on the Export Control List is exported or transferred without a permit, software and technology included. For arms the Minister weighs whether they could serve a serious violation of humanitarian or human rights law, and refuses where the risk is substantial.',
        check: 'Export and Import Permits Act, sections 7.3, 7.4 and 13.',
      },
    ],
  },
  closing: {
    title: 'Unsure about a name?',
    text: `Ask before you send anything else. The compliance team replies in ${claim('reply')}, and a question commits you to nothing.`,
    actions: [
      { label: 'Contact Compliance Team', href: contactAbout('compliance') },
      { label: 'View Privacy Policy', href: '/privacy' },
    ],
  },
} as const

export const sources = [
  'criminalcode',
  'eipa',
  'facfoa',
  'jvcfoa',
  'sema',
  'unact',
] as const satisfies readonly SourceKey[]
