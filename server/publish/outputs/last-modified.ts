import { execFileSync } from 'node:child_process'
import type { ContentGraph, PublishedPage } from './content-graph.ts'
import { pageSources } from './page-sources.ts'

/** When each file was last changed, in ISO 8601. */
export type CommitDates = ReadonlyMap<string, string>

/**
 * The date of the last commit that touched each source of words. Empty without a history, and in a shallow clone, whose
 * oldest commit seems to have touched everything.
 */
export function readCommitDates(): CommitDates {
  if (git('rev-parse', '--is-shallow-repository') !== 'false') return new Map()
  const log = git('log', '--no-renames', '--format=%x00%ct', '--name-only', '--', 'content/en', 'pages') ?? ''
  const dates = new Map<string, string>()
  for (const commit of log.split('\0').slice(1)) {
    const [seconds, ...files] = commit.split('\n').filter(Boolean)
    const date = new Date(Number(seconds) * 1000).toISOString()
    for (const file of files) if (!dates.has(file)) dates.set(file, date)
  }
  return dates
}

/**
 * When a page's words last changed: the date in its words, else the newest date of the pages listed below it, else the
 * last commit that touched its sources.
 */
export function lastModifiedBy(graph: ContentGraph, commits: CommitDates): (page: PublishedPage) => string | undefined {
  const below = new Map<string, string>()
  for (const { path, modified } of graph) {
    const parent = path.slice(0, Math.max(0, path.lastIndexOf('/')))
    if (modified !== undefined && modified > (below.get(parent) ?? '')) below.set(parent, modified)
  }
  const committed = (path: string) => newest([...pageSources(path)].flatMap((file) => commits.get(file) ?? []))
  return ({ path, modified }) => modified ?? below.get(path) ?? committed(path)
}

const newest = (dates: readonly string[]): string | undefined => dates.toSorted().at(-1)

function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1 << 28,
    }).trim()
  } catch {
    return undefined
  }
}
