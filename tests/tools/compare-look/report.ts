import type { Difference } from './differences.ts'

/** A difference, and the page and view that show it. */
export interface Finding extends Difference {
  address: string
  /** Width and medium, as `375 light`. */
  view: string
}

/** Findings without the changes that one of `allowed` matches. */
export function withoutAllowed(findings: readonly Finding[], allowed: readonly RegExp[]): Finding[] {
  const isAllowed = ({ kind, selector, address, view }: Finding, change: string) =>
    allowed.some((pattern) => pattern.test(`${kind} ${selector}: ${change} on ${address} at ${view}`))
  return findings
    .map((finding) => ({ ...finding, changes: finding.changes.filter((change) => !isAllowed(finding, change)) }))
    .filter(({ changes }) => changes.length > 0)
}

/**
 * Equal differences as one, with what changed, how often and where. Pictures come last, each in a line: they mostly follow
 * from the others.
 */
export function report(findings: readonly Finding[]): string[] {
  const groups = Map.groupBy(findings, ({ kind, selector, changes }) => JSON.stringify([kind, selector, changes]))
  const sorted = [...groups.values()].toSorted((one, other) => rank(one) - rank(other))
  const counts = [...Map.groupBy(sorted, ([first]) => first?.kind)].map(([kind, { length }]) => `${length} of ${kind}`)
  return [...sorted.flatMap(linesOf), counts.length > 0 ? `Differences: ${counts.join(', ')}` : 'No difference']
}

const kinds: readonly Difference['kind'][] = ['tree', 'style', 'box', 'picture']

function rank([first]: readonly Finding[]): number {
  return first ? kinds.indexOf(first.kind) : kinds.length
}

function linesOf(group: readonly Finding[]): string[] {
  const [first] = group
  if (!first) return []
  const { kind, selector, text, changes } = first
  const head = `${kind.padEnd(8)}${selector}${text === '' ? '' : ` "${text}"`}: ${changes.join('; ')}`
  if (kind === 'picture') return [`${head} at ${first.view}`]
  const views = [...Map.groupBy(group, ({ address, view }) => `${view} ${address}`).values()]
  const most = Math.max(...views.map(({ length }) => length))
  const places = [
    ...(most > 1 ? [`up to ${most} on a page`] : []),
    few(group.map(({ address }) => address)),
    `at ${[...new Set(group.map(({ view }) => view))].join(', ')}`,
  ]
  return [head, `        ${places.join(', ')}`]
}

/** The first three of a list without repetitions, and how many more there are. */
function few(all: readonly string[]): string {
  const list = [...new Set(all)]
  return list.length > 4 ? `${list.slice(0, 3).join(' ')} and ${list.length - 3} more` : list.join(' ')
}
