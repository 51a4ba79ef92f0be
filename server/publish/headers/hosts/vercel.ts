import type { HeaderSet, Headers } from '#server/publish/headers/header-set.ts'
import { redirectRules } from '#server/publish/redirects.ts'
import { rulesByPath } from './rules.ts'

/**
 * `vercel.json`. Of two rules with one header the later wins. Vercel knows one not-found page, that of the root:
 * unknown services and sectors get it, with status 404.
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
    // Vercel takes trailing slashes and `.html` away before it looks at these.
    redirects: redirectRules()
      .filter(({ from }) => !from.endsWith('/') && !from.endsWith('.html'))
      .map(({ from, to }) => ({ source: encodeURI(from), destination: to, statusCode: 301 })),
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

/** As path-to-regexp writes it; `:splat` in a value is what the `*` stands for. */
const sourceOf = (path: string): string => path.replaceAll(/[.+?^${}()|[\]\\:]/g, '\\$&').replace('*', ':splat(.*)')

const pairs = (headers: Headers) => Object.entries(headers).map(([key, value]) => ({ key, value }))
