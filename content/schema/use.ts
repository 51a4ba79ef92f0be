import { z } from 'zod'
import { sentence } from './words.ts'

/** How much a sector needs a service: from the start, later, or not at all. */
const marks = ['leans-on', 'adds', 'none'] as const

export type Mark = (typeof marks)[number]

/** How one sector uses one service, with the reason for the mark. */
const useSchema = z.object({ mark: z.enum(marks), reason: sentence })

export type Use = z.infer<typeof useSchema>

/** Uses by the slug of the other side: of a sector in a service's file, of a service in a sector's. */
export const usesSchema = z.record(z.string(), useSchema)
