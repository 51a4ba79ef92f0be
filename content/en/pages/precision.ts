import { claim, claimFigure } from '#content/en/claims.ts'
import { dayWord } from '#content/en/day-words.ts'
import { coarse } from '#content/en/pages/precision/coarse.ts'
import { fine } from '#content/en/pages/precision/fine.ts'
import { site } from '#content/facts/site.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'

export const metadata: PageMetadata = {
  kind: 'page',
  path: 'about/precision',
  title: `Precision, from ten kilometres to a centimetre | ${site.name}`,
  description:
    'Spatial, temporal and behavioural precision on one scale bar, with the five-step pipeline, what spoils a position, what corrects it, and where we stop.',
}

/** Places that a link may name. */
export const fragments = ['behavioural', 'temporal', 'pipeline', 'environments', 'spatial', 'quality', 'work', 'ethics']

export const precision = {
  back: { label: 'Back to About', href: '/about' },
  title: 'Precision has a scale.',
  notes: [
    '3.1 Precision',
    'One bar, six decades',
    `Amber: ${dayWord('day.short.place')}, ${dayWord('day.short.envelope')}\u00a0m in radius`,
  ],
  lead: 'Every question about movement is settled at some length. Here each answer hangs at its own, on one bar from ten kilometres to one centimetre: every section is ten times smaller than the last.',
  index: {
    label: 'Lengths on this page',
    measures: [
      {
        ...claimFigure('precision'),
        title: 'Spatial precision',
        text: 'Where, from the true point',
        href: '#spatial',
      },
      {
        ...claimFigure('alertLatency'),
        title: 'Temporal precision',
        text: 'When, from an event’s arrival to its alert',
        href: '#temporal',
      },
      {
        ...claimFigure('identification'),
        title: 'Behavioural precision',
        text: 'One entity, seen by several sensors',
        href: '#behavioural',
      },
    ],
    more: [
      { label: 'The five-step pipeline', href: '#pipeline' },
      { label: 'Quality-assurance metrics', href: '#quality' },
      { label: 'Environments, error correction', href: '#environments' },
      { label: 'Hardware, software, algorithms', href: '#work' },
      { label: 'Ethics', href: '#ethics' },
      { label: 'How each figure is measured', href: '/about#figures' },
    ],
  },
  veil: 'Please login to view',
  impact: 'Operational impact at',
  ...coarse,
  ...fine,
  closing: {
    title: 'At what length is your question?',
    text: `Send it with an area and a date. We reply in ${claim('reply')} with the service that reads at that scale, and its error.`,
    actions: [
      { label: 'Explore the services', href: '/services' },
      { label: 'Security principles', href: '/security' },
    ],
  },
} as const
