import { expect, test } from 'vitest'
import { day } from '#content/day/day.ts'
import { mulberry32 } from '#content/day/random.ts'
import { hundredDays, span } from '#content/day/readings/hundred-days.ts'
import { drawReturningLife } from '#content/day/track/returning.ts'

const minutes = span.days * 1440

test('a life is an unbroken line of stays and ways from the first midnight to the last', () => {
  for (const seed of [1, 2, 100]) {
    const stays = drawReturningLife(mulberry32(seed), day().roads, span.days)
    expect(stays[0]).toMatchObject({ place: 1, arrive: 0 })
    expect(stays.at(-1)).toMatchObject({ place: 1, leave: minutes })
    for (const [index, stay] of stays.entries()) {
      expect(stay.leave).toBeGreaterThan(stay.arrive)
      const before = stays[index - 1]
      if (before) expect(stay.arrive).toBeGreaterThan(before.leave)
    }
  }
})

test('the hundred days are the same each time, and no share of trips is lost', () => {
  const { days, types, motifs } = hundredDays()
  expect(days).toHaveLength(span.days)
  expect(motifs.reduce((sum, count) => sum + count, 0)).toBe(span.days)
  const { long, exploratory, routine, short, rest } = types
  expect(long + exploratory + routine + short + rest).toBeCloseTo(1, 12)
})
