import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { corridor, movedPeak, shareToMove } from '#content/day/counts/peak.ts'
import { dayWords } from '#content/en/day-words.ts'
import { fillPlaceholders } from '#content/markdown/placeholders.ts'

const article = fillPlaceholders(
  readFileSync('content/en/blog/future-mobility-intelligence-smart-cities-iot.md', 'utf8'),
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
  expect(article).toContain(`for an hour and to ${corridor.after} after it`)
  expect(article).toContain(`20 × (1 + 0.15 × ${corridor.peak}⁴), which is ${movedPeak(0).travel.toFixed(1)} minutes`)
  const rows = article.split('\n').filter((line) => /^\| (?:none|\d[\d.]*%) \| [01]\.\d{3} /.test(line))
  expect(rows).toHaveLength(4)
  for (const row of rows) {
    const [moved = 0, flow = 0, delay = 0] = row
      .split('|')
      .slice(1)
      .map((cell) => Number.parseFloat(cell) || 0)
    expect(corridor.peak * (1 - moved / 100)).toBeCloseTo(flow, 2)
    expect(movedPeak(moved / 100).delay).toBeCloseTo(delay, 1)
  }
})
