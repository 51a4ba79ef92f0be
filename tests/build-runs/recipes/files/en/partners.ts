import { typeset } from '#content/en/language/typography.ts'
import { site } from '#content/facts/site.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'

export const metadata = typeset<PageMetadata>({
  kind: 'page',
  path: 'partners',
  title: `Partners | ${site.name}`,
  description: 'Whom we build with, what each side brings to the work, and what neither may keep when it is over.',
})

export const partners = typeset({
  title: 'Partners',
  lead: 'A partner brings a feed, a receiver or a question. Each is named where its part of the work is shown.',
  closing: {
    title: 'What would you bring?',
    text: 'Tell us what you measure and who may see it. Whatever is shared has an end date from the first day.',
    actions: [
      { label: 'Contact Us', href: '/contact' },
      { label: 'Back to About', href: '/about' },
    ],
  },
} as const)
