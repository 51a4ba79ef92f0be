import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { numeralsIn } from '#content/articles/numerals.ts'
import { corridor, movedPeak, shareToMove } from '#content/day/counts/population.ts'
import { fillPlaceholders } from '#content/markdown/placeholders.ts'
import { language } from '#language'
import { articleLanguage } from '#words/articles.ts'
import { dayWords } from '#words/day-words.ts'

const article = fillPlaceholders(
  readFileSync(`${articleLanguage.folder}/future-mobility-intelligence-smart-cities-iot.md`, 'utf8'),
  dayWords(),
  () => undefined,
)

/** Waiting, minute by minute: what has arrived and not passed, added up until nothing waits. */
function waitingByMinutes(moved: number): number {
  const { peak, peakMinutes, after, afterMinutes } = corridor
  const step = 0.01
  let queue = 0
  let waiting = 0
  for (let minute = 0; minute < peakMinutes + afterMinutes; minute += step) {
    const flow = minute < peakMinutes ? peak * (1 - moved) : after + (peak * moved * peakMinutes) / afterMinutes
    queue = Math.max(0, queue + (flow - 1) * step)
    waiting += queue * step
  }
  return waiting
}

test.each([0, 0.016, 0.054, 0.1])(
  'the queue with %s of its trips moved waits as long as one counted by minutes',
  (moved) => {
    expect(movedPeak(moved).waiting).toBeCloseTo(waitingByMinutes(moved), 0)
  },
)

test('every vehicle that waits in the peak passes after it', () => {
  const { longestWait, outlives } = movedPeak(0)
  expect(longestWait).toBeCloseTo((corridor.peak - 1) * corridor.peakMinutes)
  expect(outlives * (1 - corridor.after)).toBeCloseTo(longestWait)
})

test('the share to move leaves what was asked for', () => {
  const share = shareToMove(({ waiting }) => waiting, 0.8)
  expect(movedPeak(share).waiting / movedPeak(0).waiting).toBeCloseTo(0.8, 3)
})

test('the queue clears within the hour after the peak', () => {
  expect(movedPeak(0).outlives).toBeLessThan(corridor.afterMinutes)
})

test.each([-0.1, 1.1, Number.NaN])('a share of %s is an error', (share) => {
  expect(() => movedPeak(share)).toThrow(RangeError)
})

test('the article says what the model finds', () => {
  const numerals = (text: string) => numeralsIn(text, language.tag).map(Number)
  const [formula = ''] = /20 × \(1 \+ .*⁴\)\D+[\d,.]+\d/.exec(article) ?? []
  expect(numerals(formula)).toEqual([20, 1, 0.15, corridor.peak, Number(movedPeak(0).travel.toFixed(1))])
  // Each row of the table has a share of a capacity in its second cell; the first says 'none' in words.
  const rows = article
    .split('\n')
    .map((line) => line.split('|').slice(1, -1))
    .filter(([, flow = '']) => /^ [01][.,]\d{3} $/.test(flow))
    .map((cells) => cells.map((cell) => numerals(cell)[0] ?? 0))
  expect(rows).toHaveLength(4)
  for (const [moved = 0, flow = 0, delay = 0] of rows) {
    expect(corridor.peak * (1 - moved / 100)).toBeCloseTo(flow, 2)
    expect(movedPeak(moved / 100).delay).toBeCloseTo(delay, 1)
  }
})
