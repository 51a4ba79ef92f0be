import { expect, test } from 'vitest'
import { day } from '#content/day/day.ts'
import { mulberry32 } from '#content/day/random.ts'
import { journeyWatch } from '#content/day/readings/held-bridge.ts'
import { drawItinerary } from '#content/day/track/track.ts'

test('the alarms are the halts that lasted as long as the patience, on every day from seed 1', () => {
  const { days, watches, halts } = journeyWatch()
  const minutes = Array.from({ length: days }, (_, index) => drawItinerary(mulberry32(index + 1), day().roads)).flatMap(
    ({ holds }) => holds.map((hold) => hold.minutes),
  )
  expect(minutes).toHaveLength(halts)
  for (const { patience, alarms } of watches) expect(alarms).toBe(minutes.filter((each) => each >= patience).length)
})
