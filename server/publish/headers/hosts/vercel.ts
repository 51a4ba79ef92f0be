import type { HeaderSet, Headers } from '#server/publish/headers/header-set.ts'
import { redirectRules } from '#server/publish/redirects.ts'
import { rulesByPath } from './rules.ts'

/**
 * `vercel.json`. If two rules set the same header, the later one applies. Vercel supports only one not-found page, that of
 * the root, also for unknown services and sectors.
 */
export function vercelJson(set: HeaderSet): string {
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '/(.*)', headers: pairs(set.everywhere) },
      ...rulesByPath(set).map(({ path, headers }) => ({ source: sourceOf(path), headers: pairs(headers) })),
      {
        source: '/(.*)',
        missing: [{ type: 'host', value: set.hostName }],
        headers: pairs({ 'X-Robots-Tag': 'noindex' }),
      },
    ],
    // Vercel removes trailing slashes and `.html` before it applies these.
    redirects: redirectRules()
      .filter(({ from }) => !from.endsWith('/') && !from.endsWith('.html'))
      .map(({ from, to }) => ({ source: encodeURI(from), destination: to, statusCode: 301 })),
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

/** A rule's path in the syntax of path-to-regexp, where `:splat` is the text that matches `*`. */
const sourceOf = (path: string): string => path.replaceAll(/[.+?^${}()|[\]\\:]/g, '\\$&').replace('*', ':splat(.*)')

const pairs = (headers: Headers) => Object.entries(headers).map(([key, value]) => ({ key, value }))
