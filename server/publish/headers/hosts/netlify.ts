import { type HeaderSet, type Headers, headersOf } from '#server/publish/headers/header-set.ts'
import { redirectRules } from '#server/publish/redirects.ts'
import { notFoundSections } from './rules.ts'

/**
 * `netlify.toml`. Netlify does not document which of two overlapping rules wins, so a header whose value varies stands on
 * no wildcard: each file has a rule. Not-found pages answer at any address and so have no such header; their policy stands
 * in themselves. Netlify itself adds `noindex` to Deploy Previews.
 */
export function netlifyToml(set: HeaderSet, files: readonly string[]): string {
  const varying = new Set(set.rules.flatMap(({ headers }) => Object.keys(headers)))
  const own = files.filter(isPublished).map((file) => {
    const path = addressOf(file)
    return { path, headers: pick(headersOf(set, path, true), (name) => varying.has(name)) }
  })
  return [
    '# Netlify. Put this file beside the built site and take `_headers` out, which is written for Cloudflare:',
    '#   cp dist/hosts/netlify.toml . && rm dist/client/_headers && netlify deploy --prod --no-build --dir dist/client',
    '',
    '[build]',
    'publish = "dist/client"',
    '',
    '[build.processing.html]',
    'pretty_urls = true',
    '',
    headersTable(
      '/*',
      pick(set.everywhere, (name) => !varying.has(name)),
    ),
    ...own.map(({ path, headers }) => headersTable(path, headers)),
    ...redirectRules().map(({ from, to }) => redirectTable(encodeURI(from), to, 301)),
    ...notFoundSections.toReversed().map((section) => redirectTable(`/${section}/*`, `/${section}/404.html`, 404)),
  ].join('\n')
}

/** Whether a file has an address: files for hosts and not-found pages have none. */
const isPublished = (file: string) => !/(^|\/)(_headers|_redirects|404\.html)$/.test(file)

const addressOf = (file: string) =>
  file === 'index.html' ? '/' : `/${file.endsWith('.html') ? file.slice(0, -'.html'.length) : file}`

function pick(headers: Headers, keep: (name: string) => boolean): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => keep(name)))
}

/** A basic TOML string. It is written like a JSON string, but for characters that no header may hold. */
const text = (value: string) => JSON.stringify(value)

function headersTable(path: string, headers: Headers): string {
  const values = Object.entries(headers).map(([name, value]) => `${text(name)} = ${text(value)}\n`)
  return `[[headers]]\nfor = ${text(path)}\n[headers.values]\n${values.join('')}`
}

function redirectTable(from: string, to: string, status: 301 | 404): string {
  return `[[redirects]]\nfrom = ${text(from)}\nto = ${text(to)}\nstatus = ${status}\n`
}
