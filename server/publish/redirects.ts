import { redirects } from '#content/facts/redirects.ts'

export interface Redirect {
  location: string
  status: 301
}

/** A path without empty segments, control characters, or anything that a browser would read as another host. */
const plainPath = /^(?:\/[\w.~%!$&'()*+,;=:@-]+)+\/*$/

/**
 * The permanent redirect of a path, in one hop: by the table, without trailing slashes, without `.html`. Undefined for
 * paths that do not move.
 * @param path of the request, percent-encoded as received, without its query; the caller appends the query
 */
export function redirectFor(path: string): Redirect | undefined {
  if (!plainPath.test(path)) return undefined
  const bare = path.replace(/\/+$/, '')
  const clean = bare.replace(/(?:\/index)?\.html$/, '')
  const location = rowFor(bare) ?? rowFor(clean) ?? (clean === '' ? '/' : clean)
  return location === path ? undefined : { location, status: 301 }
}

/** The target of a row. Only own properties are rows: '/constructor' is none. */
const rowFor = (path: string): string | undefined => (Object.hasOwn(redirects, path) ? redirects[path] : undefined)

/**
 * The table as rules for a host, with every spelling of a row's address. Trailing slashes and `.html` of pages are each
 * host's own matter.
 */
export const redirectRules: readonly { from: string; to: string }[] = Object.entries(redirects).flatMap(
  ([from, to]) => [
    { from, to },
    { from: `${from}/`, to },
    ...(from.endsWith('.xml') || from.endsWith('.txt') ? [] : [{ from: `${from}.html`, to }]),
  ],
)
