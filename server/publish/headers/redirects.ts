import { redirects } from '#content/facts/redirects.ts'

export interface Redirect {
  location: string
  status: 301
}

/** A plain path: no empty part, nothing that a browser would read as another host, no control character. */
const plainPath = /^(?:\/[\w.~%!$&'()*+,;=:@-]+)+\/*$/

/**
 * Where a path has moved for good, in one hop: by the one table, without trailing slashes, without `.html`.
 * @param path of the request, percent-encoded as it came, without its query; the caller appends the query.
 */
export function redirectFor(path: string): Redirect | undefined {
  if (!plainPath.test(path)) return undefined
  const bare = path.replace(/\/+$/, '')
  const clean = bare.replace(/(?:\/index)?\.html$/, '')
  const location = rowFor(bare) ?? rowFor(clean) ?? (clean === '' ? '/' : clean)
  return location === path ? undefined : { location, status: 301 }
}

/** Not by index: '/constructor' is no row. */
const rowFor = (path: string): string | undefined => (Object.hasOwn(redirects, path) ? redirects[path] : undefined)

/**
 * The table as rules for a host, each form of a row in one hop. Hosts drop trailing slashes and `.html` of pages by
 * themselves, or by rules of their own.
 */
export const redirectRules: readonly { from: string; to: string }[] = Object.entries(redirects).flatMap(
  ([from, to]) => [
    { from, to },
    { from: `${from}/`, to },
    ...(from.endsWith('.xml') || from.endsWith('.txt') ? [] : [{ from: `${from}.html`, to }]),
  ],
)
