import type { Difference } from './differences.ts'

/** A difference, and the page and medium that show it. */
export interface Finding extends Difference {
  address: string
  /** Width and scheme, as `375 light`. */
  medium: string
}

/** Findings without the changes that a line of `allowed` matches. */
export function withoutAllowed(findings: readonly Finding[], allowed: readonly RegExp[]): Finding[] {
  const isAllowed = ({ kind, selector, address, medium }: Finding, change: string) =>
    allowed.some((pattern) => pattern.test(`${kind} ${selector}: ${change} on ${address} at ${medium}`))
  return findings
    .map((finding) => ({ ...finding, changes: finding.changes.filter((change) => !isAllowed(finding, change)) }))
    .filter(({ changes }) => changes.length > 0)
}

/** Equal differences joined, two lines each: the element and what changed, then how often and where. */
export function report(findings: readonly Finding[]): string[] {
  const groups = Map.groupBy(findings, ({ kind, selector, changes }) => JSON.stringify([kind, selector, changes]))
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { kind, selector, text, changes } = first
    const addresses = [...new Set(group.map(({ address }) => address))]
    const media = [...new Set(group.map(({ medium }) => medium))]
    const elements = Math.max(
      ...Map.groupBy(group, ({ address, medium }) => `${medium} ${address}`)
        .values()
        .map(({ length }) => length),
    )
    const pages =
      addresses.length > 3 ? [...addresses.slice(0, 3), `and ${addresses.length - 3} more pages`] : addresses
    return [
      `${kind}  ${selector}${text === '' ? '' : ` "${text}"`}: ${changes.join('; ')}`,
      `       ${elements > 1 ? `up to ${elements} elements a page, ` : ''}${pages.join(' ')} at ${media.join(', ')}`,
    ]
  })
}
