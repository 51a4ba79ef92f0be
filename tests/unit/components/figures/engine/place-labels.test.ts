/* Labels of drawings do not overlap, and stay in the frame. */

import { describe, expect, test } from 'vitest'
import { boxOf, covers, isWithin, overlaps } from '#components/figures/engine/frame.ts'
import { inWords, placeLabels } from '#components/figures/engine/labels.ts'
import { figureOf } from '#components/figures/figures.ts'
import type { LabelPlan } from '#content/day/format.ts'
import { figureNames } from '#content/schema/figure.ts'

/** Expects of a plan that no two labels overlap, none leaves the frame, and none covers a circle. */
function expectClear(plan: LabelPlan<string>, shown: Parameters<typeof boxOf>[0], long: boolean): void {
  const boxes = placeLabels(plan, shown, long).map((placed) => placed.box)
  expect(boxes).toHaveLength(plan.labels.length)
  expect(boxes.filter((box, index) => boxes.slice(index + 1).some((other) => overlaps(box, other)))).toEqual([])
  expect(boxes.filter((box) => !isWithin(box, boxOf(shown)))).toEqual([])
  expect(boxes.filter((box) => plan.circles?.some((circle) => covers(box, circle)))).toEqual([])
}

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
