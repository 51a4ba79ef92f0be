/* Labels of drawings do not overlap, and stay in the frame. */

import { describe, expect, test } from 'vitest'
import { boxOf, covers, isWithin, overlaps } from '#components/figures/engine/frame.ts'
import { type FigureLabel, inWords, placeLabels } from '#components/figures/engine/labels.ts'
import { figureOf } from '#components/figures/figures.ts'
import type { LabelPlan } from '#content/day/format.ts'
import { figureNames } from '#content/schema/figure.ts'

/** Numbers from 0 to 1 that look random (Park and Miller, Communications of the ACM 31, 1988). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}

const sheet = { left: 0, top: 0, width: 600, height: 400 }

/** Expects of a plan that no two labels overlap, none leaves the frame, and none covers a circle. */
function expectClear(plan: LabelPlan<string>, shown: typeof sheet, long: boolean): void {
  const boxes = placeLabels(plan, shown, long).map((placed) => placed.box)
  expect(boxes).toHaveLength(plan.labels.length)
  expect(boxes.filter((box, index) => boxes.slice(index + 1).some((other) => overlaps(box, other)))).toEqual([])
  expect(boxes.filter((box) => !isWithin(box, boxOf(shown)))).toEqual([])
  expect(boxes.filter((box) => plan.circles?.some((circle) => covers(box, circle)))).toEqual([])
}

test('on random maps no two labels overlap, none leaves the sheet, none covers a circle', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const random = randomFrom(seed)
    const circles = Array.from({ length: 9 }, () => ({
      x: random() * 600,
      y: random() * 400,
      radius: 4 + random() * 30,
    }))
    const labels = circles.map(
      (circle, index): FigureLabel => ({ kind: 'mark', text: `S${index}`, at: circle, clear: circle.radius }),
    )
    expectClear({ style: 'map', labels, circles }, sheet, false)
  }
})

test('the minutes of a line of equal travel time are on that line', () => {
  const { frame: shown, labels } = figureOf('catchment')
  if (!labels) throw new Error('No labels on the catchments.')
  const onLines = placeLabels(inWords(labels), shown, false).flatMap(({ label, box }) =>
    label.kind === 'line' ? [{ box, along: label.along }] : [],
  )
  expect(onLines).toHaveLength(6)
  for (const { box, along } of onLines) expect(along.some((point) => covers(box, { ...point, radius: 1 }))).toBe(true)
})

describe.each(figureNames.filter((name) => figureOf(name).labels))('the labels of %s', (name) => {
  test.each([false, true])('long: %s', (long) => {
    const { frame: shown, labels } = figureOf(name)
    if (!labels) throw new Error(`No labels on ${name}.`)
    expectClear(inWords(labels), shown, long)
  })
})
