/* The fields of a service (content/en/services/), checked at build. */

import { z } from 'zod'
import { usesSchema } from '#content/schema/shared-fields.ts'
import { figureNames } from './figure.ts'
import { citedSources, closing, link, pageTitle, point, sentence, summary } from './shared-fields.ts'

/** A reading of the synthetic day that a service shows below its description. */
const readingSchema = z.discriminatedUnion('kind', [
  /** The table of the day's stays, with a note beside it. */
  z.object({ kind: z.literal('stays'), note: sentence }),
  /** A chart of the whole day, which scrolls sideways on a small screen. `label` names it for assistive technology. */
  z.object({ kind: z.literal('strip'), figure: z.enum(figureNames), label: sentence }),
  /** A figure, with a note beside it. */
  z.object({ kind: z.literal('figure'), figure: z.enum(figureNames), note: sentence }),
])

export type Reading = z.infer<typeof readingSchema>

const eventSchema = z.object({ time: sentence, text: sentence, hot: z.boolean() })

export type LoggedEvent = z.infer<typeof eventSchema>

/**
 * Everything that the site knows of one service (specification, section 3), in one file: `content/en/services/<slug>.ts`.
 * The least counts are those that its page needs to be worth reading.
 */
export const serviceSchema = z.object({
  /** Last part of the address, and the file's name. */
  slug: z.string().regex(/^[a-z][a-z\d]*(-[a-z\d]+)*$/, 'lower-case words joined by hyphens, as in night-watch'),
  /** Stands before the title on every sheet; services are chapter 2. */
  number: z.string().regex(/^2\.[1-9]\d*$/, 'a number of chapter 2, as in 2.7'),
  /** Figure that stands for the service. */
  icon: z.enum(figureNames),
  /** Ground of its plate on home and of its fold in the list. */
  ground: z.enum(['paper', 'deep', 'amber', 'night']),
  /** Place of its figure in the list of services. Without it: in the left half. */
  fold: z.enum(['right', 'full']).optional(),
  /** Figure of the method behind one of its features, shown under them. */
  method: z.enum(figureNames).optional(),
  title: sentence,
  /** Title of its page in search results, before the name of the site. */
  pageTitle,
  /** Its subject in a list of services: 'social graph' in 'human movement, social graph and signals'. */
  subject: sentence,
  /** One or two sentences, for cards. */
  description: sentence,
  /** Page description for search engines. */
  summary,
  /** Subtitle of the service's page. */
  intro: sentence,
  /** What a client gives, beside the subtitle. */
  give: sentence,
  /** What a client gets, below it. Formats are on the page of the sample report. */
  get: sentence,
  /** Paragraphs. Shown whole on the service's page and in the services list. */
  fullDescription: z.array(sentence).min(1),
  /** Page of the site that says more of the service, linked below its description. */
  further: link.optional(),
  /** Shown below the description, on the service's page alone. */
  readings: z.array(readingSchema).optional(),
  /** What its figure saw, in the order of time: shown on its plate on home. The hot event is the one that matters. */
  log: z.array(eventSchema).optional(),
  features: z.array(point).min(5),
  /** A capability whose text mentions 'cybersecurity measures' is linked to that article. */
  capabilities: z.array(point).min(4),
  technologies: z.array(sentence).min(6),
  /** One short worked case: what was asked, what was done, what came out. Invented figures are called examples. */
  scenario: z.object({ title: sentence, paragraphs: z.array(sentence).min(1) }),
  /** How each sector uses it, by the sector's slug, except for sectors whose own file says so. */
  sectors: usesSchema,
  closing,
  sources: citedSources,
})

export type Service = z.infer<typeof serviceSchema>
