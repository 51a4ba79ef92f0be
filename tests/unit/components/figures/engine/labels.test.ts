import { describe, expect, test } from 'vitest'
import { frames } from '#components/figures/engine/frame.ts'
import { labelPlans } from '#components/figures/engine/label-plan.ts'
import {
  type Box,
  covers,
  type FigureLabel,
  isWithin,
  type LabelGround,
  labelSizes,
  overlaps,
  placeLabels,
} from '#components/figures/engine/labels.ts'
import { item } from '#content/day/item.ts'
import { mulberry32 } from '#content/day/random.ts'
import { figureNames } from '#content/schema/figure.ts'

const frame: Box = { left: 0, top: 0, right: 600, bottom: 400 }
const ground: LabelGround = { frame, size: labelSizes.map, long: false, circles: [], lines: [] }

function clashes(boxes: readonly Box[]): number {
  return boxes.filter((box, index) => boxes.slice(index + 1).some((other) => overlaps(box, other))).length
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
    const boxes = placeLabels(labels, { ...ground, circles }).map((placed) => placed.box)
    expect(boxes).toHaveLength(9)
    expect(clashes(boxes)).toBe(0)
    expect(boxes.every((box) => isWithin(box, frame))).toBe(true)
    expect(boxes.filter((box) => circles.some((circle) => covers(box, circle)))).toEqual([])
  }
})

test('a mark in the corner gets its label inside the frame', () => {
  const label: FigureLabel = { kind: 'mark', text: 'S1', at: { x: 598, y: 2 }, clear: 1 }
  const [placed] = placeLabels([label], ground)
  expect(placed && isWithin(placed.box, frame)).toBe(true)
})

test('a line beside a mark sends its label to the other side', () => {
  const label: FigureLabel = { kind: 'mark', text: 'S1', at: { x: 300, y: 200 }, clear: 5 }
  const east = [
    { x: 305, y: 200 },
    { x: 500, y: 200 },
  ]
  expect(item(placeLabels([label], ground), 0).align).toBe('start')
  expect(item(placeLabels([label], { ...ground, lines: [east] }), 0).align).toBe('end')
})

test('labels that cannot fit are an error that names one of them', () => {
  const crowd = Array.from(
    { length: 40 },
    (): FigureLabel => ({ kind: 'mark', text: 'crowded', at: { x: 30, y: 10 }, clear: 1 }),
  )
  const small = { ...frame, right: 60, bottom: 20 }
  expect(() => placeLabels(crowd, { ...ground, frame: small })).toThrow(/No room for the label 'crowded'/)
})

describe.each(figureNames.filter((name) => labelPlans[name]))('the labels of %s', (name) => {
  test.each([false, true])('long: %s', (long) => {
    const plan = labelPlans[name]?.()
    if (!plan) throw new Error(`No plan for ${name}.`)
    const { left, top, width, height } = frames[name]
    const own = { left, top, right: left + width, bottom: top + height }
    const placed = placeLabels(plan.labels, { frame: own, size: labelSizes[plan.kind], long, ...plan.avoid })
    const boxes = placed.map((label) => label.box)
    expect(placed).toHaveLength(plan.labels.length)
    expect(clashes(boxes)).toBe(0)
    expect(boxes.filter((box) => !isWithin(box, own))).toEqual([])
    expect(boxes.filter((box) => plan.avoid.circles.some((circle) => covers(box, circle)))).toEqual([])
  })
})
