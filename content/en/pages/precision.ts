import { claim, claimFigure } from '#content/en/claims.ts'
import { typeset } from '#content/en/language/typography.ts'
import { coarse } from '#content/en/pages/precision/coarse.ts'
import { fine } from '#content/en/pages/precision/fine.ts'
import { claimNumber } from '#content/facts/claims.ts'
import { site } from '#content/facts/site.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'
import type { SourceKey } from '#content/sources/sources.ts'

export const metadata = typeset<PageMetadata>({
  kind: 'page',
  path: 'about/precision',
  title: `Location precision: how we measure it | ${site.name}`,
  description: `Location precision ${claim('precision')}, alerts in ${claim('alertLatency')}: what each number measures, the five-step pipeline, sources of error and their correction, and our limits.`,
})

export const sources = ['merry2019', 'zandbergen2009'] as const satisfies readonly SourceKey[]

/** Places that a link may name. */
export const fragments = ['behavioural', 'temporal', 'pipeline', 'environments', 'spatial', 'quality', 'work', 'ethics']

export const precision = typeset({
  back: { label: 'Back to About', href: '/about' },
  title: 'Precision: where, when, which device',
  lead: `Location precision is ${claim('precision')}, alert latency ${claim('alertLatency')}, and at least ${claimNumber('identification')}% of links between two sensors’ records are correct. This page explains each figure, what causes errors and how we correct them.`,
  index: {
    label: 'Precision on this page',
    measures: [
      {
        ...claimFigure('precision'),
        title: 'Spatial precision',
        text: 'Where: distance from the true point',
        href: '#spatial',
      },
      {
        ...claimFigure('alertLatency'),
        title: 'Temporal precision',
        text: 'When: from receiving an event to handing over the alert',
        href: '#temporal',
      },
      {
        ...claimFigure('identification'),
        title: 'Behavioural precision',
        text: 'Which device: share of correct links between two sensors’ records',
        href: '#behavioural',
      },
    ],
    more: [
      { label: 'The five-step pipeline', href: '#pipeline' },
      { label: 'Quality-assurance metrics', href: '#quality' },
      { label: 'Environments, errors', href: '#environments' },
      { label: 'Hardware, software, algorithms', href: '#work' },
      { label: 'Ethics', href: '#ethics' },
      { label: 'How each claim is measured', href: '/about#figures' },
    ],
  },
  veil: 'Please login to view',
  clientFigures: {
    title: 'Figures for clients',
    text: 'Clients see these figures after they sign in. A briefing can show them to you too.',
    fold: 'Six figures by name',
    figures: [
      'Fig. 3.1.2. Return times to one place, by weekday',
      'Fig. 3.1.3. Clock trace of one ingestion node, 24 h',
      'Fig. 3.1.5. Error surface by block, three cities',
      'Fig. 3.1.6. Errors from reflected signals, one street, all hours',
      'Fig. 3.1.8. How the error of one receiver shrinks after a cold start',
      'Fig. 3.1.9. Receiver bench: phase centre by azimuth and elevation',
    ],
  },
  impact: 'Operational impact at',
  ...coarse,
  ...fine,
  closing: {
    title: 'What precision do you need?',
    text: `Each service states its margin of error. Not sure which service fits? Send us your question, area and date. We reply in ${claim('reply')}.`,
    link: { label: 'Contact us', href: contactAbout('consultation') },
    actions: [
      { label: 'See the services', href: '/services' },
      { label: 'Security principles', href: '/security' },
    ],
  },
} as const)
