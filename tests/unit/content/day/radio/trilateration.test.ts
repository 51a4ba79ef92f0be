import { expect, test } from 'vitest'
import { distance } from '#content/day/ground/sheet.ts'
import { anchors, ellipseOf, locate, measure, pathLoss, transmitter } from '#content/day/radio/trilateration.ts'
import { mulberry32 } from '#content/day/random.ts'

const guess = { x: 180, y: 150 }

test('without noise the fit returns the true point', () => {
  const fix = locate(measure(mulberry32(1), transmitter, anchors, 0), guess)
  expect(fix.x).toBeCloseTo(transmitter.x, 6)
  expect(fix.y).toBeCloseTo(transmitter.y, 6)
})

test('strength falls by the exponent per tenfold distance', () => {
  const [near, far] = measure(
    mulberry32(1),
    { x: 0, y: 0 },
    [
      { x: 20, y: 0 },
      { x: 200, y: 0 },
    ],
    0,
  )
  expect((near?.dBm ?? 0) - (far?.dBm ?? 0)).toBeCloseTo(10 * pathLoss.exponent, 9)
  expect(far?.range).toBeCloseTo(200, 9)
})

test('with noise, over two hundred seeds, the point stays on the plot and is right on average', () => {
  const fixes = Array.from({ length: 200 }, (_, seed) =>
    locate(measure(mulberry32(seed), transmitter, anchors, pathLoss.sigma), guess),
  )
  const mean = (value: (fix: { x: number; y: number }) => number) =>
    fixes.reduce((sum, fix) => sum + value(fix), 0) / fixes.length
  expect(distance({ x: mean((fix) => fix.x), y: mean((fix) => fix.y) }, transmitter)).toBeLessThan(8)
})

test('an uncorrelated covariance has its axes along x and y', () => {
  const { major, minor, degrees } = ellipseOf({ xx: 9, xy: 0, yy: 4 })
  expect(major).toBeCloseTo(3 * Math.sqrt(5.991), 9)
  expect(minor).toBeCloseTo(2 * Math.sqrt(5.991), 9)
  expect(Math.abs(degrees % 180)).toBeCloseTo(0, 9)
})
