/* Old addresses and where they lead, for the local host and the configuration of every other. */

import { frenchRedirects } from '#content/facts/french-redirects.ts'
import { redirects } from '#content/facts/redirects.ts'
import { once } from '#content/once.ts'
import { articlePairs } from '#content/page-addresses.server.ts'

/**
 * The permanent redirects of the site in all languages. Computed on first use, because the address of an article depends on
 * the settings. Non-ASCII letters are not percent-encoded.
 */
export const allRedirects = once(
  (): Readonly<Record<string, string>> => ({ ...redirects, ...frenchRedirects(articlePairs({ drafts: false })) }),
)

/** A path without empty segments, control characters, or anything that a browser would read as another host. */
const plainPath = /^(?:\/[\w.~%!$&'()*+,;=:@-]+)+\/*$/

/**
 * The target of a permanent redirect, in one hop: from the table, or the path without trailing slashes and `.html`.
 * Undefined for paths without a redirect.
 * @param path of the request, percent-encoded as received, without its query; the caller appends the query
 */
export function redirectFor(path: string): { location: string; status: 301 } | undefined {
  if (!plainPath.test(path)) return undefined
  const bare = path.replace(/\/+$/, '')
  const clean = bare.replace(/(?:\/index)?\.html$/, '')
  const location = rowFor(bare) ?? rowFor(clean) ?? (clean === '' ? '/' : clean)
  return location === path ? undefined : { location, status: 301 }
}

/** The target of a row. Only own properties are rows, so '/constructor' is not one. */
function rowFor(path: string): string | undefined {
  const table = allRedirects()
  const named = decoded(path)
  return Object.hasOwn(table, named) ? table[named] : undefined
}

/** A path without percent-encoding, with composed accents as in the table. A malformed path stays unchanged. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path).normalize('NFC')
  } catch {
    return path
  }
}

/**
 * The table as rules for a host, with every spelling of a row's address. Each host itself handles trailing slashes and
 * `.html`.
 */
export const redirectRules = (): readonly { from: string; to: string }[] =>
  Object.entries(allRedirects()).flatMap(([from, to]) => [
    { from, to },
    { from: `${from}/`, to },
    ...(from.endsWith('.xml') || from.endsWith('.txt') ? [] : [{ from: `${from}.html`, to }]),
  ])
