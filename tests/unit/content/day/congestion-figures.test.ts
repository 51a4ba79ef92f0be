import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { numeralsIn } from '#content/articles/numerals.ts'
import { corridor, peakAfterMovedTrips } from '#content/day/counts/population.ts'
import { language } from '#language'
import { articleLanguage } from '#words/articles.ts'
import { dayWords } from '#words/day-words.ts'

const article = readFileSync(
  `${articleLanguage.folder}/future-mobility-intelligence-smart-cities-iot.md`,
  'utf8',
).replace(/\{\{([^{}]*)\}\}/g, (_, key: string) => dayWords()[key] ?? '')

test('congestion figures of the article are those of the model', () => {
  const numerals = (text: string) => numeralsIn(text, language.tag).map(Number)
  const [formula = ''] = /20 × \(1 \+ .*⁴\)\D+[\d,.]+\d/.exec(article) ?? []
  expect(numerals(formula)).toEqual([20, 1, 0.15, corridor.peak, Number(peakAfterMovedTrips(0).travel.toFixed(1))])
  // Each row of the table has a share of a capacity in its second cell; the first says 'none' in words.
  const rows = article
    .split('\n')
    .map((line) => line.split('|').slice(1, -1))
    .filter(([, flow = '']) => /^ [01][.,]\d{3} $/.test(flow))
    .map((cells) => cells.map((cell) => numerals(cell)[0] ?? 0))
  expect(rows).toHaveLength(4)
  for (const [moved = 0, flow = 0, delay = 0] of rows) {
    expect(corridor.peak * (1 - moved / 100)).toBeCloseTo(flow, 2)
    expect(peakAfterMovedTrips(moved / 100).delay).toBeCloseTo(delay, 1)
  }
})
