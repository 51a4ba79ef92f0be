import { along } from '#content/day/ground/route.ts'
import { distance, type Line, type Point } from '#content/day/ground/sheet.ts'
import { item } from '#content/day/item.ts'

export type Align = 'start' | 'middle' | 'end'

/** A label before it has a place. An axis label stands where its axis says; a mark's label goes where there is room. */
export type FigureLabel = {
  readonly text: string
  /** Shown after the text where there is room for long labels. */
  readonly detail?: string
  readonly hot?: boolean
} & (
  | { readonly kind: 'axis'; readonly at: Point; readonly align: Align }
  | {
      readonly kind: 'mark'
      readonly at: Point
      /** Radius of the mark itself. */
      readonly clear: number
      /** True where the label reads best above its mark, as on a bar. */
      readonly above?: boolean
    }
)

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface PlacedLabel {
  readonly label: FigureLabel
  /** Where the baseline starts, has its middle, or ends. */
  readonly x: number
  readonly y: number
  readonly align: Align
  /** What the label covers at its largest. */
  readonly box: Box
}

/** The largest font sizes, in a figure's units, on wide and on narrow screens; details are shown on wide ones only. */
export interface LabelSize {
  readonly wide: number
  readonly narrow: number
}

/** The kinds of labels that plate.css sets, each in a class of its own: labels-map, labels-small, labels-chart. */
export const labelSizes = {
  map: { wide: 11, narrow: 20 },
  small: { wide: 11, narrow: 14 },
  chart: { wide: 13, narrow: 17 },
} as const satisfies Record<string, LabelSize>

export type LabelKind = keyof typeof labelSizes

/** What the labels of one figure have to respect, in the figure's units. */
export interface LabelGround {
  readonly frame: Box
  readonly size: LabelSize
  readonly long: boolean
  /** Circles not to be covered, and lines better left visible. */
  readonly circles: readonly (Point & { readonly radius: number })[]
  readonly lines: readonly Line[]
}

/** The labels of a figure and what they must not hide. */
export interface LabelPlan {
  readonly labels: readonly FigureLabel[]
  readonly avoid: Pick<LabelGround, 'circles' | 'lines'>
  readonly kind: LabelKind
}

/** Of the font's size: width of every glyph of Spline Sans Mono, and what stands above and below the baseline. */
const glyph = 0.6
const ascent = 0.8
const descent = 0.25
const gaps = [4, 9, 15, 22, 30, 40, 55, 75, 100, 140, 200, 280] as const

export const textOf = (label: FigureLabel, long: boolean): string =>
  long && label.detail !== undefined ? `${label.text} ${label.detail}` : label.text

function boxAt(label: FigureLabel, x: number, y: number, align: Align, { size, long }: LabelGround): Box {
  const width = glyph * Math.max(textOf(label, long).length * size.wide, label.text.length * size.narrow)
  const height = Math.max(size.wide, size.narrow)
  const left = align === 'start' ? x : align === 'end' ? x - width : x - width / 2
  return { left, right: left + width, top: y - ascent * height, bottom: y + descent * height }
}

export const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

export const isWithin = (box: Box, frame: Box): boolean =>
  box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom

/** True when a box and a circle share a point. */
export function covers(box: Box, circle: Point & { readonly radius: number }): boolean {
  const nearest = {
    x: Math.min(Math.max(circle.x, box.left), box.right),
    y: Math.min(Math.max(circle.y, box.top), box.bottom),
  }
  return distance(nearest, circle) < circle.radius
}

type Candidate = PlacedLabel & { readonly cost: number }

/** Eight places around a point at a gap: beside it first, then above and below, then the corners. */
function* candidates(label: Extract<FigureLabel, { kind: 'mark' }>, ground: LabelGround): Generator<Candidate> {
  const height = Math.max(ground.size.wide, ground.size.narrow)
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
      const [x, y] = [label.at.x + dx, label.at.y + dy]
      const isAbove = dx === 0 && dy < 0
      const cost = gap + (label.above && isAbove ? 0 : order + 1)
      yield { label, x, y, align, box: boxAt(label, x, y, align, ground), cost }
    }
  }
}

/** Points every few units along lines, so that a box can count how much of them it hides. */
function sampled(lines: readonly Line[]): Point[] {
  const step = 4
  return lines.flatMap((line) =>
    line.slice(1).flatMap((end, index) => {
      const start = item(line, index)
      const count = Math.max(1, Math.ceil(distance(start, end) / step))
      return Array.from({ length: count }, (_, at) => along([start, end], at / count))
    }),
  )
}

const hides = (box: Box, points: readonly Point[]): number =>
  points.filter(({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom).length

/**
 * Gives each label a place: axis labels where they belong, hot marks next, then the rest in order. No two boxes overlap
 * and none leaves the frame; a circle is covered only when every place near the mark covers one; lines are avoided.
 *
 * Source: the eight-position model of Imhof (Die Anordnung der Namen in der Karte, 1962), chosen greedily by cost.
 *
 * @throws {RangeError} when a mark's label fits nowhere: the figure has too many labels, or too large ones
 */
export function placeLabels(labels: readonly FigureLabel[], ground: LabelGround): PlacedLabel[] {
  const points = sampled(ground.lines)
  const placed: PlacedLabel[] = []
  const rank = (label: FigureLabel) => (label.kind === 'axis' ? 0 : label.hot ? 1 : 2)
  for (const label of labels.toSorted((a, b) => rank(a) - rank(b))) {
    if (label.kind === 'axis') {
      const { x, y } = label.at
      placed.push({ label, x, y, align: label.align, box: boxAt(label, x, y, label.align, ground) })
      continue
    }
    const free = [...candidates(label, ground)].filter(
      ({ box }) => isWithin(box, ground.frame) && !placed.some((other) => overlaps(box, other.box)),
    )
    const costs = free.map(
      ({ box, cost }) =>
        10_000 * ground.circles.filter((circle) => covers(box, circle)).length + 6 * hides(box, points) + cost,
    )
    const best = free[costs.indexOf(Math.min(...costs))]
    if (!best) throw new RangeError(`No room for the label '${label.text}'. Use fewer or smaller labels on its figure.`)
    placed.push(best)
  }
  return placed
}
