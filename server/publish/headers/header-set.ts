import { z } from 'zod'

const headersSchema = z.record(z.string(), z.string())

/**
 * Headers that replace those of the same name on some paths. `path` is one clean address, with at most one `*` for any
 * text; `:splat` in a value stands for that text, and an empty value for no such header. `found` limits a rule to files that exist: what is missing must not
 * be kept for a year. With `foundWhereKnown`, a host that cannot tell sends the headers for what is missing too, so
 * that one rule is enough for any number of files.
 */
const ruleSchema = z.object({
  path: z.string(),
  headers: headersSchema,
  when: z.enum(['always', 'found', 'foundWhereKnown']),
})

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

/** The headers of one response. @param path clean address, decoded; `found` whether there is such a file */
export function headersOf(set: HeaderSet, path: string, found: boolean): Headers {
  const rules = set.rules.filter((rule) => found || rule.when === 'always')
  const headers: Headers = Object.assign({}, set.everywhere, ...rules.map((rule) => filledIn(rule, path)))
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''))
}

/** Whether a rule speaks of a path. */
export const matches = (rule: Pick<HeaderRule, 'path'>, path: string): boolean => splatOf(rule, path) !== undefined

function filledIn(rule: HeaderRule, path: string): Headers {
  const splat = splatOf(rule, path)
  if (splat === undefined) return {}
  const fill = (value: string) => value.replaceAll(':splat', () => encodeURI(splat))
  return Object.fromEntries(Object.entries(rule.headers).map(([name, value]) => [name, fill(value)]))
}

/** What the `*` of a rule stands for in a path. Undefined where the rule does not speak of the path. */
function splatOf({ path: pattern }: Pick<HeaderRule, 'path'>, path: string): string | undefined {
  const [before = '', after] = pattern.split('*')
  if (after === undefined) return path === pattern ? '' : undefined
  const isLongEnough = path.length >= before.length + after.length
  const isMatch = isLongEnough && path.startsWith(before) && path.endsWith(after)
  return isMatch ? path.slice(before.length, path.length - after.length) : undefined
}
