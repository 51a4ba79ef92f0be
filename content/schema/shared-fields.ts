/* Fields that services and sectors have in common. */

import { z } from 'zod'
import type { SourceKey } from '#content/sources/sources.ts'

/** Words that may not be empty. */
export const sentence = z.string().trim().min(1)

/** A name, and the sentence that says what it means. */
export const point = z.object({ name: sentence, text: sentence })

/** A link, by the English address. */
export const link = z.object({ label: sentence, href: z.string().startsWith('/') })

/** A question that readers can ask, the answer in short, and a link to the service or page that gives it. */
const question = point.extend({ link })

/** A section for readers whom no sector names: what they can ask, and where to go next. */
export const audience = z.object({ text: sentence, next: link, questions: z.array(question).min(3) })

/** A title for search results, which cut it at about 60 characters with the name of the site. */
export const pageTitle = z.string().trim().min(10).max(56)

/** What search engines show of a page. */
export const summary = z.string().trim().min(70).max(160)

/** The last band of a page. */
export const closing = z.object({ title: sentence, text: sentence })

/**
 * Keys of the sources that a text cites. The compiler refuses an unknown key; without it, `resolveSources` does, and names the
 * line.
 */
export const citedSources = z.array(z.custom<SourceKey>((key) => typeof key === 'string')).optional()

/** How much a sector needs a service: from the start, later, or not at all. */
const marks = ['leans-on', 'adds', 'none'] as const

export type Mark = (typeof marks)[number]

/** How one sector uses one service, with the reason for the mark. */
const useSchema = z.object({ mark: z.enum(marks), reason: sentence })

export type Use = z.infer<typeof useSchema>

/** Uses by the slug of the other side: of a sector in a service's file, of a service in a sector's. */
export const usesSchema = z.record(z.string(), useSchema)
