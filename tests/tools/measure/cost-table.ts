import { statSync } from 'node:fs'
import { join } from 'node:path'
import { type Limit, pageLimits } from '#tests/dist/cost/budgets.ts'
import { type PageCost, pageCosts } from '#tests/dist/cost/page-cost.ts'
import { builtFiles, builtPages } from '#tests/dist/site.ts'
import { pageEntries } from '#tests/page-entries.ts'

const kilobytes = (bytes: number) => (bytes === 0 ? '0' : (bytes / 1000).toFixed(2))

const columns: readonly { head: string; cell: (cost: PageCost) => string }[] = [
  { head: 'HTML', cell: ({ html }) => kilobytes(html) },
  { head: 'of it styles', cell: ({ inlineStyles }) => kilobytes(inlineStyles) },
  { head: 'script at once', cell: ({ scriptAtOnce }) => kilobytes(scriptAtOnce) },
  { head: 'script in all', cell: ({ scriptInAll }) => kilobytes(scriptInAll) },
  { head: 'inline script', cell: ({ inlineScript }) => kilobytes(inlineScript) },
  { head: 'fonts', cell: ({ fonts }) => kilobytes(fonts) },
  { head: 'images at once', cell: ({ imagesAtOnce }) => kilobytes(imagesAtOnce) },
  { head: 'images in all', cell: ({ imagesInAll }) => kilobytes(imagesInAll) },
  { head: 'blocking', cell: ({ blocking }) => String(blocking) },
  { head: 'requests at once', cell: ({ requestsAtOnce }) => String(requestsAtOnce) },
  { head: 'requests in all', cell: ({ requestsInAll }) => String(requestsInAll) },
]

/** The costs of the heaviest page of each kind, then every budget with what comes nearest to it, as Markdown. */
export function costTable(): string {
  const heads = columns.map(({ head }) => head).join(' | ')
  return [
    `| Kind | Pages | Heaviest | ${heads} |`,
    `|---|--:|---|${'--:|'.repeat(columns.length)}`,
    ...rows(),
    '',
    '| Budget | At most | Nearest to it | Measured |',
    '|---|--:|---|--:|',
    ...pageLimits.map(limitRow),
    '',
    siteLine(),
  ].join('\n')
}

function rows(): string[] {
  const kindOf = new Map(pageEntries().map(({ file, kind }) => [file, kind.replace('/pages/', '')]))
  const kinds = Map.groupBy(builtPages, ({ file }) => kindOf.get(file) ?? file)
  return [...kinds].map(([kind, pages]) => {
    const costs = pages.map(({ address }) => ({ address, cost: costOf(address) }))
    const { address, cost } = costs.reduce((one, other) => (other.cost.html > one.cost.html ? other : one))
    return `| ${kind} | ${pages.length} | ${address} | ${columns.map(({ cell }) => cell(cost)).join(' | ')} |`
  })
}

function limitRow({ what, cost, most, covers }: Limit): string {
  const [address, value] = [...pageCosts]
    .filter(([one]) => covers(one))
    .map(([one, costs]) => [one, costs[cost]] as const)
    .reduce((one, other) => (other[1] > one[1] ? other : one))
  const shown = (number: number) => (cost === 'blocking' ? String(number) : `${kilobytes(number)} kB`)
  return `| ${what} | ${shown(most)} | ${address} | ${shown(value)} |`
}

function siteLine(): string {
  const fonts = builtFiles.filter((file) => file.endsWith('.woff2'))
  const bytes = fonts.reduce((sum, file) => sum + statSync(join('dist', 'client', file)).size, 0)
  const stylesheets = new Set(builtPages.map(({ document }) => document.querySelector('style')?.textContent))
  return `The whole site has ${fonts.length} fonts of ${kilobytes(bytes)} kB and ${stylesheets.size} stylesheets.`
}

function costOf(address: string): PageCost {
  const cost = pageCosts.get(address)
  if (!cost) throw new Error(`${address} was not measured`)
  return cost
}
