/* The fields of a sector (content/en/sectors/), checked at build. */

import { z } from 'zod'
import { usesSchema } from '#content/schema/shared-fields.ts'
import { figureNames } from './figure.ts'
import { audience, citedSources, closing, link, pageTitle, point, sentence, summary } from './shared-fields.ts'

/** Letters alone, as in the specified `publicSafety`; a further word may follow a hyphen. */
const slug = z.string().regex(/^[a-z][a-zA-Z]*(-[a-z]+)*$/, 'letters that begin in lower case, as in retail')

/** How it uses each service whose own file does not say so, by the service's slug. */
const services = usesSchema.optional()

/** Samples of what a client receives: what is known of one device, counts of people, or two sites compared. */
const specimens = ['report', 'counts', 'sites'] as const

export type Specimen = (typeof specimens)[number]

/** Everything that the site knows of one sector (specification, section 3): `content/en/sectors/<slug>.ts`. */
export const sectorSchema = z.object({
  /** Last part of the address, and the file's name. */
  slug,
  /** Figure that stands for the sector. */
  icon: z.enum(figureNames),
  /** Ground of its card; that of the page without it. */
  ground: z.enum(['deep', 'night']).optional(),
  title: sentence,
  /** Title of its page in search results, before the name of the site. */
  pageTitle,
  description: sentence,
  summary,
  /** Subtitle of the sector's page: what the sector can find out. */
  intro: sentence,
  /** What its buyers need for their files, linked beside the first steps. */
  paper: link.optional(),
  fullDescription: z.array(sentence).min(1),
  /** The sample of what this sector buys, and in which decision it ends. */
  specimen: z.object({
    kind: z.enum(specimens),
    text: sentence,
    /** A section of the sample that answers a question of this sector. */
    more: link.optional(),
  }),
  /** Page of the site that says more, linked below its description. */
  further: link.optional(),
  /** A section of readings of its own: the crossings of bridges. */
  readings: z.literal('crossings').optional(),
  benefits: z.array(point.extend({ link: link.optional() })).min(4),
  /** Each with the data that it needs, and who has it. */
  useCases: z.array(point.extend({ data: sentence })).min(7),
  technologies: z.array(sentence).min(7),
  /** A law or standard by its short name, and its requirements for this work. */
  compliance: z.array(point).min(4),
  keyFeatures: z.array(point).min(4),
  services,
  /** The test of `closing`, on the visitor's own data: the button that asks for it, what to write, and what comes back. */
  test: z.object({ label: sentence, write: sentence, get: sentence }),
  closing,
  sources: citedSources,
})

export type Sector = z.infer<typeof sectorSchema>

/** A card in the table of sectors that has no page of its own, and leads to that of another sector. */
export const sectorCardSchema = z.object({
  slug,
  icon: sectorSchema.shape.icon,
  ground: sectorSchema.shape.ground,
  title: sentence,
  description: sentence,
  /** Slug of the sector whose page covers it. */
  leadsTo: z.string(),
  /** Its section on that page. */
  section: audience,
  services,
})

export type CardOnly = z.infer<typeof sectorCardSchema>
