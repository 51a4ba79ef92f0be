import { z } from 'zod'
import type { SourceKey } from '#content/sources/sources.ts'

/** Words that may not be empty. */
export const sentence = z.string().trim().min(1)

/** A name, and the sentence that says what it means. */
export const point = z.object({ name: sentence, text: sentence })

/** What search engines show of a page. */
export const summary = z.string().trim().min(70).max(160)

/** The last band of a page. */
export const closing = z.object({ title: sentence, text: sentence })

/**
 * Keys of the sources that a text cites. The compiler refuses an unknown key; without it, `citedIn` does, and names the
 * line.
 */
export const citedSources = z.array(z.custom<SourceKey>((key) => typeof key === 'string')).optional()
