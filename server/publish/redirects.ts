import { frenchRedirects } from '#content/facts/french-redirects.ts'
import { redirects } from '#content/facts/redirects.ts'
import { addressesOf } from '#content/languages/languages.ts'
import { once } from '#content/once.ts'
import { articlePairs } from '#content/page-addresses.server.ts'

/**
 * The permanent redirects of the site in all its languages, made when they are first asked for: the settings are part of
 * an article's address. Letters beyond ASCII stand as they are, not percent-encoded.
 */
export const allRedirects = once(
  (): Readonly<Record<string, string>> => ({ ...redirects, ...frenchRedirects(articlePairs({ drafts: false })) }),
)

/** A path without empty segments, control characters, or anything that a browser would read as another host. */
const plainPath = /^(?:\/[\w.~%!$&'()*+,;=:@-]+)+\/*$/

/**
 * The permanent redirect of a path, in one hop: by the table, without trailing slashes, without `.html`. Undefined for
 * paths that do not move.
 * @param path of the request, percent-encoded as received, without its query; the caller appends the query
 */
export function redirectFor(path: string): { location: string; status: 301 } | undefined {
  if (!plainPath.test(path)) return undefined
  const bare = path.replace(/\/+$/, '')
  const clean = bare.replace(/(?:\/index)?\.html$/, '')
  const location = rowFor(bare) ?? rowFor(clean) ?? (clean === '' ? '/' : clean)
  return location === path ? undefined : { location, status: 301 }
}

/** The target of a row. Only own properties are rows: '/constructor' is none. */
function rowFor(path: string): string | undefined {
  const table = allRedirects()
  const named = decoded(path)
  return Object.hasOwn(table, named) ? table[named] : undefined
}

/** A path without percent-encoding, its accents composed as those of the table. A malformed path stays as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path).normalize('NFC')
  } catch {
    return path
  }
}

/**
 * The table as rules for a host, with every spelling of a row's address. Trailing slashes and `.html` of pages are each
 * host's own matter.
 */
export const redirectRules = (): readonly { from: string; to: string }[] =>
  Object.entries(allRedirects()).flatMap(([from, to]) => [
    { from, to },
    { from: `${from}/`, to },
    ...(from.endsWith('.xml') || from.endsWith('.txt') ? [] : [{ from: `${from}.html`, to }]),
  ])

/** Pages that links in messages lead to. The token in their address must reach no other page and no log. */
export const messageLinkPages = addressesOf('/login')

/** Other addresses of these pages, which lead there with the token: spellings of theirs, and redirects. */
export const messageLinkRedirects = (): readonly { from: string; to: string }[] => [
  ...messageLinkPages.flatMap((to) => ['/', '.html', '.html/'].map((end) => ({ from: `${to}${end}`, to }))),
  ...redirectRules().filter(({ to }) => messageLinkPages.includes(to)),
]
