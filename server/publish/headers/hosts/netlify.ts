import type { HeaderSet, Headers } from '#server/publish/headers/header-set.ts'
import { redirectRules } from '#server/publish/redirects.ts'
import { notFoundSections, rulesByPath } from './rules.ts'

/**
 * `netlify.toml`. If two rules set the same header, the later one applies (netlify/cli, `headersForPath`). Netlify cannot
 * remove a header, and replaces no placeholder in a value. It may ignore what follows an asterisk (pomerium/documentation,
 * pull request 2291), so a rule for an ending could reach pages: there is none. It adds `noindex` to its Deploy Previews
 * itself.
 */
export const netlifyToml = (set: HeaderSet): string =>
  [
    '# Netlify. Put this file beside the built site and take `_headers` out, which is written for Cloudflare:',
    '#   cp dist/hosts/netlify.toml . && rm dist/client/_headers && netlify deploy --prod --no-build --dir dist/client',
    '',
    '[build]',
    'publish = "dist/client"',
    '',
    '[build.processing.html]',
    'pretty_urls = true',
    '',
    headersTable('/*', set.everywhere),
    ...rulesByPath(set)
      .filter(({ path }) => !/\*./.test(path))
      .map(({ path, headers }) => headersTable(path, headers)),
    ...redirectRules().map(({ from, to }) => redirectTable(encodeURI(from), to, 301)),
    ...notFoundSections.toReversed().map((section) => redirectTable(`/${section}/*`, `/${section}/404.html`, 404)),
  ].join('\n')

/** A basic TOML string, which equals a JSON string except for characters that are not allowed in headers. */
const text = (value: string) => JSON.stringify(value)

function headersTable(path: string, headers: Headers): string {
  const sent = Object.entries(headers).filter(([, value]) => value !== '' && !value.includes(':splat'))
  if (sent.length === 0) return ''
  const values = sent.map(([name, value]) => `${text(name)} = ${text(value)}\n`)
  return `[[headers]]\nfor = ${text(path)}\n[headers.values]\n${values.join('')}`
}

const redirectTable = (from: string, to: string, status: 301 | 404): string =>
  `[[redirects]]\nfrom = ${text(from)}\nto = ${text(to)}\nstatus = ${status}\n`
