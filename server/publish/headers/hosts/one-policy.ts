import { languages } from '#content/languages/languages.ts'
import type { HeaderRule, Headers } from '#server/publish/headers/header-set.ts'

const policyName = 'Content-Security-Policy'
/** Characters of a policy that leave room for its name within the shortest line that a host reads. */
const longest = 1_900
const folder = `${languages.fr.prefix}/`

const stylesIn = (policy: string): string[] => /style-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
const withStyles = (policy: string, styles: readonly string[]): string =>
  policy.replace(/style-src [^;]*/, `style-src ${styles.join(' ')}`)

/** Whether a rule gives a French page its policy and nothing else. */
const isFrenchPage = ({ path, headers, when }: HeaderRule): boolean =>
  path.startsWith(folder) && when !== 'moved' && Object.keys(headers).join() === policyName

/**
 * The rules with one policy for French pages that differ in their styles alone, for hosts that read few rules: each page
 * is then allowed the styles of the others, too, and those that are allowed everywhere. Pages whose styles would make the policy too long for a line keep theirs.
 */
export function withOnePolicy(rules: readonly HeaderRule[], everywhere: Headers): HeaderRule[] {
  const pages = rules.filter(isFrenchPage)
  const alike = [...Map.groupBy(pages, ({ headers }) => withStyles(headers[policyName] ?? '', []))]
  const [most] = alike.sort(([, a], [, b]) => b.length - a.length)
  if (!most) return [...rules]
  const [, members] = most
  const merged = new Set<HeaderRule>()
  // Feeds and missing pages below the folder get it as well.
  const common = stylesIn(everywhere[policyName] ?? '')
  let policy = ''
  for (const rule of members) {
    const own = rule.headers[policyName] ?? ''
    const wider = withStyles(own, [...new Set([...common, ...stylesIn(policy), ...stylesIn(own)])])
    if (wider.length > longest) continue
    policy = wider
    merged.add(rule)
  }
  const one: HeaderRule = { path: `${folder}*`, headers: { [policyName]: policy }, when: 'foundWhereKnown' }
  return [one, ...rules.filter((rule) => !merged.has(rule))]
}
