import { z } from 'zod'
import { figureNames } from './figure.ts'
import { serviceSlugs } from './service.ts'

export const sectorSlugs = [
  'government',
  'publicSafety',
  'urbanPlanning',
  'retail',
  'healthcare',
  'telecommunications',
] as const
export type SectorSlug = (typeof sectorSlugs)[number]

const sentence = z.string().trim().min(1)
const point = z.object({ name: sentence, text: sentence })

/** Fields of a sector (specification, section 3). */
export const sectorSchema = z.object({
  slug: z.enum(sectorSlugs),
  icon: z.enum(figureNames),
  title: sentence,
  description: sentence,
  summary: z.string().trim().min(70).max(160),
  /** The sector's own reading of the one synthetic sheet. */
  intro: sentence,
  fullDescription: z.array(sentence).min(1),
  benefits: z.array(point).min(4),
  useCases: z.array(point).min(7),
  technologies: z.array(sentence).min(7),
  /** A law or standard by its short name, and what it asks of this work. */
  compliance: z.array(point).min(4),
  keyFeatures: z.array(point).min(4),
  /** How the sector uses each service, with the reason for the mark. */
  services: z
    .array(z.object({ service: z.enum(serviceSlugs), mark: z.enum(['leans-on', 'adds', 'none']), reason: sentence }))
    .length(6),
  closing: z.object({ title: sentence, text: sentence }),
})

export type Sector = z.infer<typeof sectorSchema>
