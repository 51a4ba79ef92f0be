import { expect, test } from 'vitest'
import { dotData, graticuleData, outlineData, pathData, within } from '#components/figures/engine/path.ts'

test('a line becomes relative steps without needless characters', () => {
  const line = [
    { x: 0.04, y: 10.26 },
    { x: 10, y: 0 },
    { x: 9.5, y: 20 },
  ]
  expect(pathData([line], 0, 1)).toBe('M0 10.3l10-10.3-.5 20')
  expect(pathData([line], 0)).toBe('M0 10l10-10 0 20')
})

test('a line that rounds to a point disappears', () => {
  expect(
    pathData(
      [
        [
          { x: 1, y: 1 },
          { x: 1.2, y: 1.1 },
        ],
      ],
      0,
    ),
  ).toBe('')
})

test('outlines close, dots on one spot are drawn once, crosses stand every 100 units', () => {
  expect(
    outlineData([
      { x: 0, y: 0 },
      { x: 8, y: 0 },
      { x: 8, y: 6 },
    ]),
  ).toBe('M0 0l8 0 0 6z')
  expect(
    dotData(
      [
        { x: 1, y: 1 },
        { x: 1.1, y: 1 },
        { x: 9, y: 0 },
      ],
      1,
    ),
  ).toBe('M9 0h0M1 1h0')
  expect(graticuleData(100, 0).match(/M/g)).toHaveLength(4)
})

test('the parts of a line within bounds are not joined across the gap', () => {
  const line = Array.from({ length: 20 }, (_, x) => ({ x, y: 0 }))
  const parts = within(line, ({ x }) => x < 6 || x > 12)
  expect(parts.map((part) => part.map((point) => point.x))).toEqual([
    [0, 1, 2, 3, 4, 5],
    [13, 14, 15, 16, 17, 18, 19],
  ])
})
