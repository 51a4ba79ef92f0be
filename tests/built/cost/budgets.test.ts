/* The bytes and requests of every page against their limits (budgets.ts). */

import { statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { builtFiles } from '#tests/built/built-pages.ts'
import { pageLimits, siteBudgets, withIsland } from './budgets.ts'
import { pageCosts } from './page-cost.ts'

describe.each([...pageCosts])('%s', (address, cost) => {
  it.each(pageLimits.filter(({ covers }) => covers(address)))('keeps to $most of $what', (limit) => {
    expect(cost[limit.cost]).toBeLessThanOrEqual(limit.most)
  })
})

it('measures something: a page with an island has a script, and every page its words and fonts', () => {
  for (const address of withIsland) expect(pageCosts.get(address)?.scriptAtOnce, address).toBeGreaterThan(0)
  for (const { html, fonts } of pageCosts.values()) expect(Math.min(html, fonts)).toBeGreaterThan(1_000)
})

it('has few fonts', () => {
  const fonts = builtFiles.filter((file) => /\.(woff2?|ttf|otf)$/.test(file))
  const bytes = fonts.reduce((sum, file) => sum + statSync(join('dist', 'client', file)).size, 0)
  expect(fonts.length).toBeLessThanOrEqual(siteBudgets.fontFiles)
  expect(bytes).toBeLessThanOrEqual(siteBudgets.fontBytes)
})
