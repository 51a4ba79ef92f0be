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
  title: `Sanctions policy: who we cannot serve | ${site.name}`,
  description: `${site.name} cannot serve entities sanctioned by the Canadian government. What the rule covers, how often lists are checked, and which exports need a permit.`,
}

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['rule', 'change', 'review', 'list', 'exports'] as const

export const sanctions = {
  back: backToHome,
  title: 'Who we cannot serve.',
  notes: ['Sanctions policy', `Reviewed ${claim('sanctionsReview')}`, `New designations: ${claim('designations')}`],
  lead: `${site.name} cannot serve entities sanctioned by the Canadian government. If an entity becomes sanctioned after approval, all services are suspended immediately.`,
  rule: {
    note: 'The rule',
    title: 'No service to sanctioned entities.',
    text: 'Three rules. None can be waived.',
    check: 'Source',
    rules: [
      {
        title: 'No service',
        text: 'We cannot serve an entity sanctioned by the Canadian government, whether directly, as a subcontractor or through a reseller.',
        check: 'This policy, and the law it follows.',
      },
      {
        title: 'Ownership counts',
        text: 'The rule also covers entities that a sanctioned party owns or controls.',
        check: 'Special Economic Measures Act, section 2.1.',
      },
      {
        title: 'Every list',
        text: 'We follow all four kinds of listing: Canada’s own sanctions regulations, the regulations that carry out decisions of the United Nations, orders that freeze a foreign official’s property, and the terrorist entities listed under the Criminal Code.',
        check:
          'Special Economic Measures Act; Justice for Victims of Corrupt Foreign Officials Act; Freezing Assets of Corrupt Foreign Officials Act; United Nations Act; Criminal Code, section 83.05.',
      },
    ],
  },
  change: {
    note: 'After approval',
    title: 'Suspended immediately.',
    text: 'If an entity becomes sanctioned after approval, all services are suspended immediately. We do not wait for the end of a term.',
    stages: [
      {
        state: 'open',
        note: 'Before',
        title: 'Screened',
        text: 'We screen each enquiry before any detail is exchanged. Until then we deliver nothing.',
      },
      {
        state: 'done',
        note: 'While approved',
        title: 'Served',
        text: 'Services run. We review new designations every day.',
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
    title: 'Checked daily.',
    text: 'One year, month by month. The dates of the quarterly marks are an example.',
    alternative:
      'A year on a time line: a tick each day for new designations, a bar each quarter for the policy, and a bar each quarter for the compliance audit.',
    rhythms: [
      { value: capital(claim('designations')), text: 'Review of new designations' },
      { value: capital(claim('sanctionsReview')), text: 'Review of this policy' },
      { value: capital(claim('complianceAudits')), text: 'Compliance audits' },
      { value: 'At once', text: 'Suspension of all services to an entity that becomes sanctioned' },
    ],
  },
  list: {
    note: 'The official list',
    title: 'Check the official list.',
    text: 'This page does not replace it. Global Affairs Canada publishes everyone named under Canada’s autonomous sanctions in one list. Where the list differs from a regulation, the regulation applies.',
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
    check: 'Source',
    rules: [
      {
        title: 'No export without its permit',
        text: 'We classify each export before delivery. Nothing on the Export Control List is exported or transferred without a permit, software and technology included. For arms, the Minister considers whether they could serve a serious violation of humanitarian or human rights law, and refuses if the risk is substantial.',
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
