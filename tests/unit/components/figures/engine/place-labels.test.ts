import { describe, expect, test } from 'vitest'
import { boxOf, covers, frame, isWithin, overlaps } from '#components/figures/engine/frame.ts'
import { type FigureLabel, type LabelPlan, placeLabels } from '#components/figures/engine/labels.ts'
import { figureOf } from '#components/figures/figures.ts'
import { mulberry32 } from '#content/day/random.ts'
import { figureNames } from '#content/schema/figure.ts'

const sheet = frame(0, 0, 600, 400)

/** Expects of a plan that no two labels overlap, none leaves the frame, and none covers a circle. */
function expectClear(plan: LabelPlan, shown: typeof sheet, long: boolean): void {
  const boxes = placeLabels(plan, shown, long).map((placed) => placed.box)
  expect(boxes).toHaveLength(plan.labels.length)
  expect(boxes.filter((box, index) => boxes.slice(index + 1).some((other) => overlaps(box, other)))).toEqual([])
  expect(boxes.filter((box) => !isWithin(box, boxOf(shown)))).toEqual([])
  expect(boxes.filter((box) => plan.circles?.some((circle) => covers(box, circle)))).toEqual([])
}

test('on random maps no two labels overlap, none leaves the sheet, none covers a circle', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const random = mulberry32(seed)
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

describe.each(figureNames.filter((name) => figureOf(name).labels))('the labels of %s', (name) => {
  test.each([false, true])('long: %s', (long) => {
    const { frame: shown, labels } = figureOf(name)
    if (!labels) throw new Error(`No labels on ${name}.`)
    expectClear(labels(), shown, long)
  })
})
