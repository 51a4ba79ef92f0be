import { z } from 'zod'

const headersSchema = z.record(z.string(), z.string())

/**
 * Headers that replace those of the same name on some paths. `path` is one clean address, or ends in `*` for all that
 * begin so. `found` limits a rule to files that exist: what is missing must not be kept for a year.
 */
const ruleSchema = z.object({ path: z.string(), headers: headersSchema, when: z.enum(['always', 'found']) })

const headerSetSchema = z.object({
  /** The host name of SITE_URL. Under any other the site is a preview, and not for search results. */
  hostName: z.string(),
  /** On every response, errors too. */
  everywhere: headersSchema,
  rules: z.array(ruleSchema),
})

export type Headers = z.infer<typeof headersSchema>
export type HeaderRule = z.infer<typeof ruleSchema>
/** The headers of a built site, for every host alike. */
export type HeaderSet = z.infer<typeof headerSetSchema>

/** Reads back what the build wrote. @throws {ZodError} when it is something else. */
export const parseHeaderSet = (json: string): HeaderSet => headerSetSchema.parse(JSON.parse(json))

/** The headers of one response. @param path clean address, decoded or not; `found` whether there is such a file */
export function headersOf(set: HeaderSet, path: string, found: boolean): Headers {
  const rules = set.rules.filter((rule) => matches(rule, path) && (found || rule.when === 'always'))
  return Object.assign({}, set.everywhere, ...rules.map(({ headers }) => headers))
}

/** Whether a rule speaks of a path. */
export function matches({ path: pattern }: Pick<HeaderRule, 'path'>, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
}
