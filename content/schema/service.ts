import { z } from 'zod'
import { figureNames } from './figure.ts'

export const serviceSlugs = ['movement', 'social', 'ml', 'gis', 'signals', 'awareness'] as const
export type ServiceSlug = (typeof serviceSlugs)[number]

const sentence = z.string().trim().min(1)
const point = z.object({ name: sentence, text: sentence })

/** Fields of a service (specification, section 3) and the counts that its page needs to be worth reading. */
export const serviceSchema = z.object({
  slug: z.enum(serviceSlugs),
  /** Number on every sheet: 2.1 to 2.6. */
  number: z.string().regex(/^2\.[1-6]$/, 'a number from 2.1 to 2.6'),
  /** Name of the figure in components/figures/ that stands for the service. */
  icon: z.enum(['movement', 'social', 'tensor', 'vault', 'signals', 'awareness']),
  /** Figure of the method behind one of its features, shown under them. */
  method: z.enum(figureNames).optional(),
  title: sentence,
  /** One or two sentences, for cards. */
  description: sentence,
  /** Page description for search engines. */
  summary: z.string().trim().min(70).max(160),
  /** Subtitle of the service's page. */
  intro: sentence,
  /** Marginalia beside the subtitle: what it reads, what it writes. */
  readsAndWrites: z.array(sentence).optional(),
  /** Paragraphs. Shown whole on the service's page and in the services list. */
  fullDescription: z.array(sentence).min(1),
  features: z.array(point).min(5),
  /** A capability whose text mentions 'cybersecurity measures' is linked to that article. */
  capabilities: z.array(point).min(4),
  technologies: z.array(sentence).min(6),
  /** One short worked case: what was asked, what was done, what came out. Invented figures are called examples. */
  scenario: z.object({ title: sentence, paragraphs: z.array(sentence).min(1) }),
  /** Closing band of the service's page. */
  closing: z.object({ title: sentence, text: sentence }),
})

export type Service = z.infer<typeof serviceSchema>
