import { expect, test } from 'vitest'
import { fannedOut, fanOut } from '#content/day/counts/forecast.ts'

test('one read in a hundred is late, and so is nearly every query without second reads', () => {
  const { one, prompt } = fannedOut()
  expect(one.p99).toBeCloseTo(15, 0)
  // The article's arithmetic: all of them in time with probability 0.99 to the hundredth.
  expect(prompt).toBeCloseTo(0.99 ** fanOut.partitions, 1)
})

test('second reads shorten the tail for about one read in twenty more', () => {
  const { all, hedged, prompt, promptHedged } = fannedOut()
  expect(hedged.p99).toBeLessThan(all.p99 / 4)
  expect(hedged.reads).toBeCloseTo(1.05, 2)
  expect(promptHedged).toBeGreaterThan(prompt)
})
