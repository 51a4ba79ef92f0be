/*
 * The response headers of the site in a form that no host has for its own: the templates of hosts and the checks of a
 * deployed site read it.
 */

import { dirname, join } from 'node:path'
import { z } from 'zod'

const headersSchema = z.record(z.string(), z.string())

/**
 * Headers that replace those of the same name on some paths. `path` is a clean address with at most one `*` for any text;
 * `:splat` in a value stands for that text, and an empty value removes the header. A rule applies only if a file exists,
 * because browsers must not cache a not-found page for a year; hosts that set headers by path only cannot distinguish the
 * two.
 */
const ruleSchema = z.object({ path: z.string(), headers: headersSchema })

const headerSetSchema = z.object({
  /** The host name of SITE_URL. Under any other host name the site is a preview, which must not be indexed. */
  hostName: z.string(),
  /** Sent with every response, errors included. */
  everywhere: headersSchema,
  /** If two rules set the same header, the later one applies. */
  rules: z.array(ruleSchema),
})

export type Headers = z.infer<typeof headersSchema>
export type HeaderRule = z.infer<typeof ruleSchema>
/** The headers of a built site, the same for every host. */
export type HeaderSet = z.infer<typeof headerSetSchema>

/** Path of the header set of a built site: beside its folder, because it is not published. */
export const headersFile = (site: string): string => join(dirname(site), 'headers.json')

/** Reads the header set that a build wrote. @throws {ZodError} when the JSON has another shape */
export const parseHeaderSet = (json: string): HeaderSet => headerSetSchema.parse(JSON.parse(json))

/**
 * The headers of one response.
 * @param path clean address, decoded
 * @param found whether a file exists
 */
export function headersOf(set: HeaderSet, path: string, found: boolean): Headers {
  const rules = found ? set.rules : []
  const headers: Headers = Object.assign({}, set.everywhere, ...rules.map((rule) => filledIn(rule, path)))
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''))
}

function filledIn(rule: HeaderRule, path: string): Headers {
  const splat = splatOf(rule, path)
  if (splat === undefined) return {}
  const fill = (value: string) => value.replaceAll(':splat', () => encodeURI(splat))
  return Object.fromEntries(Object.entries(rule.headers).map(([name, value]) => [name, fill(value)]))
}

/** The text in a path that matches the `*` of a rule. Undefined if the rule does not apply to the path. */
function splatOf({ path: pattern }: HeaderRule, path: string): string | undefined {
  const [before = '', after] = pattern.split('*')
  if (after === undefined) return path === pattern ? '' : undefined
  const isLongEnough = path.length >= before.length + after.length
  const isMatch = isLongEnough && path.startsWith(before) && path.endsWith(after)
  return isMatch ? path.slice(before.length, path.length - after.length) : undefined
}
