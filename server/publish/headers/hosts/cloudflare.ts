import type { HeaderSet, Headers } from '#server/publish/headers/header-set.ts'
import { rulesByPath } from './rules.ts'

/**
 * `_headers` for Cloudflare Pages. If two rules have the same path, Cloudflare reads only the later one, and it joins the
 * values of overlapping rules with a comma. Therefore there is one rule per path, and each first removes the headers that it
 * replaces.
 */
export function cloudflareHeaders(set: HeaderSet): string {
  const byPath = Map.groupBy(rulesByPath(set), ({ path }) => path)
  const rules = [
    // Cloudflare adds noindex to preview deployments, but not to the project's own pages.dev name.
    { path: 'https://:project.pages.dev/*', lines: ['X-Robots-Tag: noindex'] },
    // Removes Cloudflare's default header, which allows every origin to read every file.
    { path: '/*', lines: ['! Access-Control-Allow-Origin', ...headerLines(set.everywhere)] },
    ...[...byPath].map(([path, rules]) => {
      const headers: Headers = Object.assign({}, ...rules.map((rule) => rule.headers))
      return { path, lines: [...Object.keys(headers).map((name) => `! ${name}`), ...headerLines(headers)] }
    }),
  ]
  return rules.map(({ path, lines }) => `${path}\n${lines.map((line) => `  ${line}\n`).join('')}`).join('\n')
}

const headerLines = (headers: Headers): string[] =>
  Object.entries(headers).flatMap(([name, value]) => (value === '' ? [] : [`${name}: ${value}`]))
