import { type HeaderRule, type HeaderSet, type Headers, matches } from '#server/publish/headers/header-set.ts'
import { withOnePolicy } from './one-policy.ts'
import { rulesByPath } from './rules.ts'

/** Limits of `_headers`. Cloudflare silently ignores what exceeds them (Pages, "Headers"). */
export const cloudflareLimits = { rules: 100, lineLength: 2_000 }

/** A file of which Cloudflare would read only a part. */
export class TooLong extends Error {
  constructor(has: string, reads: string) {
    super(
      `_headers would have ${has}; Cloudflare reads ${reads}. The file is left out: do not put this build on Cloudflare ` +
        'Pages, where it would have no policy. Other hosts are not concerned. Pages of one kind in a folder of their own ' +
        'share a rule, as those of /blog do: group new pages so.',
    )
  }
}

/**
 * `_headers` for Cloudflare Pages. Cloudflare joins the values of overlapping rules by a comma, so each later rule first
 * removes what it replaces.
 * @throws {TooLong} when the file exceeds Cloudflare's limits
 */
export function cloudflareHeaders(set: HeaderSet, files: readonly string[]): string {
  const rules = [
    // Cloudflare adds noindex to preview deployments, but not to the project's own pages.dev name.
    { path: 'https://:project.pages.dev/*', lines: ['X-Robots-Tag: noindex'] },
    // By default, Pages allows every origin to read every file.
    { path: '/*', lines: ['! Access-Control-Allow-Origin', ...headerLines(set.everywhere)] },
    ...oneForEachPath(withOnePolicy(rulesByPath(set, files), set.everywhere)).map(({ path, headers }, index, all) => {
      const earlier = all.slice(0, index).filter((rule) => matches(rule, path))
      const given: Headers = Object.assign({}, set.everywhere, ...earlier.map((rule) => rule.headers))
      const replaced = Object.keys(headers).filter((name) => name in given)
      return { path, lines: [...replaced.map((name) => `! ${name}`), ...headerLines(headers)] }
    }),
  ]
  if (rules.length > cloudflareLimits.rules) throw new TooLong(`${rules.length} rules`, `${cloudflareLimits.rules}`)
  const text = rules.map(({ path, lines }) => `${path}\n${lines.map((line) => `  ${line}\n`).join('')}`).join('\n')
  const longest = Math.max(...text.split('\n').map((line) => line.length))
  if (longest > cloudflareLimits.lineLength)
    throw new TooLong(`a line of ${longest} characters`, `${cloudflareLimits.lineLength}`)
  return text
}

/** Rules merged by path: of two with the same path, Cloudflare reads only the later. */
function oneForEachPath(rules: readonly HeaderRule[]): Pick<HeaderRule, 'path' | 'headers'>[] {
  return [...Map.groupBy(rules, ({ path }) => path)].map(([path, same]) => ({
    path,
    headers: Object.assign({}, ...same.map(({ headers }) => headers)),
  }))
}

function headerLines(headers: Headers): string[] {
  return Object.entries(headers).flatMap(([name, value]) => (value === '' ? [] : [`${name}: ${value}`]))
}
