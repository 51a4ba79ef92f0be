import { backToHome } from '#content/en/back-to-home.ts'
import { claim } from '#content/en/claims.ts'
import { typeset } from '#content/en/language/typography.ts'
import { site } from '#content/facts/site.ts'
import { capital } from '#content/languages/capital.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'
import type { SourceKey } from '#content/sources/sources.ts'

export const metadata = typeset<PageMetadata>({
  kind: 'page',
  path: 'sanctions',
  title: `Sanctions policy: who we cannot serve | ${site.name}`,
  description: `${site.name} cannot serve entities sanctioned by Canada. What the rule covers, how often lists are checked, and which exports need a permit.`,
})

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['rule', 'change', 'review', 'list', 'exports'] as const

export const sanctions = typeset({
  back: backToHome,
  title: 'Sanctions policy',
  lead: 'We cannot serve entities sanctioned by the Canadian government. If an entity becomes sanctioned after approval, all services are suspended immediately.',
  rule: {
    title: 'No service to sanctioned entities',
    text: 'These three rules cannot be waived.',
    check: 'Source',
    rules: [
      {
        title: 'No service',
        text: 'We cannot serve an entity sanctioned by the Canadian government, whether directly, by subcontract or through a reseller.',
        check: 'This policy; the laws named in 1.3.',
      },
      {
        title: 'Ownership counts',
        text: 'The rule also covers entities that a sanctioned party owns or controls.',
        check: 'Special Economic Measures Act, section 2.1.',
      },
      {
        title: 'Every list',
        text: 'We check all four kinds of list: Canada’s own sanctions regulations, the regulations that carry out decisions of the United Nations, orders that freeze a foreign official’s property, and the terrorist entities listed under the Criminal Code.',
        check:
          'Special Economic Measures Act; Justice for Victims of Corrupt Foreign Officials Act; Freezing Assets of Corrupt Foreign Officials Act; United Nations Act; Criminal Code, section 83.05.',
      },
    ],
  },
  change: {
    title: 'Suspended immediately',
    text: 'What happens before approval, while an entity is approved, and once it is sanctioned.',
    stages: [
      {
        state: 'open',
        note: 'Before',
        title: 'Screened',
        text: 'We screen each inquiry before we exchange any detail or deliver anything.',
      },
      {
        state: 'done',
        note: 'While approved',
        title: 'Served',
        text: 'We provide the services, and review new designations every day.',
      },
      {
        state: 'stopped',
        note: 'Once sanctioned',
        title: 'Suspended',
        text: 'Portal, feeds, alerts, APIs and reports all stop immediately.',
      },
    ],
  },
  review: {
    title: 'When we check',
    text: 'The chart shows one year, month by month. The quarterly dates are an example.',
    rhythms: [
      { claim: 'designations', value: capital(claim('designations')), text: 'Review of new designations' },
      { claim: 'sanctionsReview', value: capital(claim('sanctionsReview')), text: 'Review of this policy' },
      { claim: 'complianceAudits', value: capital(claim('complianceAudits')), text: 'Compliance audits' },
      { value: 'At once', text: 'Suspension of all services to an entity that becomes sanctioned' },
    ],
  },
  list: {
    title: 'Check the official list',
    text: 'Global Affairs Canada publishes one list of the names under Canada’s own (autonomous) sanctions regulations. That is one of the four kinds of list that we check (1.3). A name that is not on it may be on another: if in doubt, send it to us. Where the list differs from a regulation, the regulation applies.',
    link: {
      label: 'Consolidated Canadian Autonomous Sanctions List',
      href: 'https://www.international.gc.ca/world-monde/international_relations-relations_internationales/sanctions/consolidated-consolide.aspx?lang=eng',
    },
    hint: 'Government of Canada; opens in a new tab',
  },
  exports: {
    title: 'Exports and permits',
    text: 'We may need a permit before we send software, technology or analysis out of Canada.',
    check: 'Source',
    rules: [
      {
        title: 'Controlled items need a permit',
        text: 'We check each export before delivery. We do not export or transfer anything on the Export Control List, software and technology included, without a permit. For arms, the Minister of Foreign Affairs considers whether they could be used in a serious violation of international humanitarian or human rights law, and refuses the permit if the risk is substantial.',
        check: 'Export and Import Permits Act, sections 7.3, 7.4 and 13.',
      },
    ],
  },
  closing: {
    title: 'Not sure whether a name is on a list?',
    text: `Send us the name before you send anything else. The compliance team replies in ${claim('reply')}. Asking commits you to nothing.`,
    actions: [
      { label: 'Contact Compliance Team', href: contactAbout('compliance') },
      { label: 'View Privacy Policy', href: '/privacy' },
    ],
  },
} as const)

export const sources = [
  'criminalcode',
  'eipa',
  'facfoa',
  'jvcfoa',
  'sema',
  'unact',
] as const satisfies readonly SourceKey[]
