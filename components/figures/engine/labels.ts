/* Puts the labels of a figure where they hide least, at build: FigureFrame.tsx draws them over the drawing. */

import type { Align, Frame, LabelPlan, LabelText, Line, PlannedLabel, Point } from '#content/day/format.ts'
import { labelText } from '#content/day-words.ts'
import { figureLabels } from '#words/figures.ts'
import * as print from '#words/print.ts'
import { type Box, boxOf, covers, isWithin, overlaps } from './frame.ts'

/** A label in the language of the page. */
type FigureLabel = PlannedLabel<string>

/** Largest font sizes, in drawing units: of labels with details, and of labels without. */
interface FontSizes {
  readonly wide: number
  readonly narrow: number
}

/** Labels have 14 px on a screen, or 4.17% of the width of a drawing on the narrowest phone (figure-frame.css): at most these sizes. */
const labelStyles = {
  map: { wide: 13, narrow: 25 },
  small: { wide: 13, narrow: 15 },
  chart: { wide: 13, narrow: 17.5 },
} as const satisfies Record<LabelPlan['style'], FontSizes>

export interface PlacedLabel {
  readonly label: FigureLabel
  /** The start, middle or end of the baseline, by `align`. */
  readonly x: number
  readonly y: number
  readonly align: Align
  /** The area that the label covers at its largest size. */
  readonly box: Box
}

interface Type {
  readonly wide: number
  readonly narrow: number
  /** True if details are shown, which is only the case at the wide size. */
  readonly long: boolean
}

/** The words of labels by the keys that drawings use: an entry of a list is `bridges.0`. */
const labelWords: Readonly<Record<string, string>> = Object.fromEntries([
  ['colon', print.colon],
  ...Object.entries<string | readonly string[]>(figureLabels).flatMap(([key, words]) =>
    typeof words === 'string' ? [[key, words]] : words.map((word, index) => [`${key}.${index}`, word]),
  ),
])

/** The labels of a drawing in the language of the page. */
export function inWords({ labels, ...plan }: LabelPlan): LabelPlan<string> {
  const say = (text: LabelText) => labelText(print, labelWords, text)
  return {
    ...plan,
    labels: labels.map(({ text, detail, ...label }) => ({
      ...label,
      text: say(text),
      ...(detail && { detail: say(detail) }),
    })),
  }
}

/** In font sizes: the width of every glyph of Spline Sans Mono, and the heights above and below its baseline. */
const glyph = 0.6
const ascent = 0.8
const descent = 0.25
const gaps = [4, 9, 15, 22, 30, 40, 55, 75, 100, 140, 200, 280] as const

const lengthOf = ({ text, detail }: FigureLabel, long: boolean): number =>
  long && detail !== undefined ? `${text} ${detail}`.length : text.length

function place(label: FigureLabel, { x, y }: Point, align: Align, { wide, narrow, long }: Type): PlacedLabel {
  const width = glyph * Math.max(lengthOf(label, long) * wide, label.text.length * narrow)
  const height = Math.max(wide, narrow)
  const left = align === 'start' ? x : align === 'end' ? x - width : x - width / 2
  const box = { left, right: left + width, top: y - ascent * height, bottom: y + descent * height }
  return { label, x, y, align, box }
}

type Candidate = PlacedLabel & { readonly cost: number }

/** Eight places around a mark at each gap: beside it first, then below and above, then the corners. */
function* besideMark(label: Extract<FigureLabel, { kind: 'mark' }>, type: Type): Generator<Candidate> {
  const height = Math.max(type.wide, type.narrow)
  const middle = ((ascent - descent) / 2) * height
  for (const gap of gaps) {
    const reach = label.clear + gap
    const corner = reach * Math.SQRT1_2
    const spots: [dx: number, dy: number, align: Align][] = [
      [reach, middle, 'start'],
      [-reach, middle, 'end'],
      [0, reach + ascent * height, 'middle'],
      [0, -reach - descent * height, 'middle'],
      [corner, -corner, 'start'],
      [-corner, -corner, 'end'],
      [corner, corner + ascent * height, 'start'],
      [-corner, corner + ascent * height, 'end'],
    ]
    for (const [order, [dx, dy, align]] of spots.entries()) {
      const isAbove = dx === 0 && dy < 0
      const cost = gap + (label.above && isAbove ? 0 : order + 1)
      yield { ...place(label, { x: label.at.x + dx, y: label.at.y + dy }, align, type), cost }
    }
  }
}

/** Every place at which the middle of a label is on its line. */
function onLine(label: Extract<FigureLabel, { kind: 'line' }>, type: Type): Candidate[] {
  const middle = ((ascent - descent) / 2) * Math.max(type.wide, type.narrow)
  return label.along.map(({ x, y }) => ({ ...place(label, { x, y: y + middle }, 'middle', type), cost: 0 }))
}

/** Points every few units along lines. Their number inside a box measures how much of the lines the box hides. */
function sampled(lines: readonly Line[]): Point[] {
  const step = 4
  return lines.flatMap((line) =>
    line.slice(1).flatMap((end, index) => {
      const start = line[index] ?? end
      const [across, down] = [end.x - start.x, end.y - start.y]
      const count = Math.max(1, Math.ceil(Math.hypot(across, down) / step))
      return Array.from({ length: count }, (_, at) => ({
        x: start.x + (across * at) / count,
        y: start.y + (down * at) / count,
      }))
    }),
  )
}

const hidden = (box: Box, points: readonly Point[]): number =>
  points.filter(({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom).length

const rank = (label: FigureLabel): number => (label.kind === 'fixed' ? 0 : label.hot ? 1 : 2)

/**
 * Gives each label of a figure a place: fixed labels at their points, then highlighted labels, then the others in order. No label
 * of a mark or a line overlaps another label or leaves the frame. It covers a circle only when every free place covers one, and
 * hides as little of the lines as it can.
 *
 * Source: the eight-position model of Imhof (Die Anordnung der Namen in der Karte, 1962), chosen greedily by cost.
 *
 * @param long whether details are shown
 * @throws {RangeError} when a label fits nowhere: the figure has too many labels, or too large ones
 */
export function placeLabels(plan: LabelPlan<string>, frame: Frame, long: boolean): PlacedLabel[] {
  const { style, labels, circles = [], lines = [] } = plan
  const type = { ...labelStyles[style], long }
  const outer = boxOf(frame)
  const points = sampled(lines)
  const placed: PlacedLabel[] = []
  for (const label of labels.toSorted((a, b) => rank(a) - rank(b))) {
    if (label.kind === 'fixed') {
      placed.push(place(label, label.at, label.align, type))
      continue
    }
    const candidates = label.kind === 'line' ? onLine(label, type) : [...besideMark(label, type)]
    const free = candidates.filter(
      ({ box }) => isWithin(box, outer) && !placed.some((other) => overlaps(box, other.box)),
    )
    const costs = free.map(
      ({ box, cost }) =>
        10_000 * circles.filter((circle) => covers(box, circle)).length + 6 * hidden(box, points) + cost,
    )
    const best = free[costs.indexOf(Math.min(...costs))]
    if (!best) throw new RangeError(`No room for the label '${label.text}'. Use fewer or smaller labels on its figure.`)
    placed.push(best)
  }
  return placed
}
