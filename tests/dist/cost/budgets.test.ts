import { statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { englishAddressOf } from '#content/page-addresses.server.ts'
import { builtFiles, builtPages } from '#tests/dist/site.ts'
import { pageBudgets, siteBudgets, withIsland } from './budgets.ts'
import { pageCosts } from './page-cost.ts'

/** A French page has the budgets of the English one. */
const englishOf = (address: string): string => englishAddressOf(address) ?? address

describe.each([...pageCosts])('%s', (address, cost) => {
  const isFrench = englishAddressOf(address) !== undefined
  const budgets = pageBudgets
    .filter(({ covers }) => covers(englishOf(address)))
    .map((budget) => ({ ...budget, most: (isFrench && budget.mostInFrench) || budget.most }))
  it.each(budgets)('keeps to $most of $what', (budget) => {
    expect(cost[budget.cost]).toBeLessThanOrEqual(budget.most)
  })
})

it('measures something: a page with an island has a script, and every page its fonts and styles', () => {
  for (const address of withIsland) expect(pageCosts.get(address)?.scriptAtOnce, address).toBeGreaterThan(0)
  for (const { html, inlineStyles, fonts } of pageCosts.values())
    expect(Math.min(html, inlineStyles, fonts)).toBeGreaterThan(1_000)
})

it('has few fonts, and few stylesheets however many pages', () => {
  const fonts = builtFiles.filter((file) => /\.(woff2?|ttf|otf)$/.test(file))
  const bytes = fonts.reduce((sum, file) => sum + statSync(join('dist', 'client', file)).size, 0)
  expect(fonts.length).toBeLessThanOrEqual(siteBudgets.fontFiles)
  expect(bytes).toBeLessThanOrEqual(siteBudgets.fontBytes)
  const stylesheets = new Set(builtPages.map(({ document }) => document.querySelector('style')?.textContent))
  expect(stylesheets.size).toBeLessThanOrEqual(siteBudgets.stylesheets)
})
