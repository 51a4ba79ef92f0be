import type { Line, Point } from '#content/day/ground/sheet.ts'
import type { Circle } from './box.ts'

export type Align = 'start' | 'middle' | 'end'

/** A label before it has a place: an axis label stands at its point, a mark's label goes near it, where there is room. */
export type FigureLabel = {
  readonly text: string
  /** Follows the text on a plate with long labels, unless the page is narrow. */
  readonly detail?: string
  readonly hot?: boolean
} & (
  | { readonly kind: 'axis'; readonly at: Point; readonly align: Align }
  | {
      readonly kind: 'mark'
      readonly at: Point
      /** Radius of the mark itself, which the label does not cover. */
      readonly clear: number
      /** True where the label reads best above its mark, as on a bar. */
      readonly above?: boolean
    }
)

type Mark = Extract<FigureLabel, { kind: 'mark' }>

export const markLabel = (
  text: string,
  at: Point,
  clear: number,
  options?: Pick<Mark, 'detail' | 'hot' | 'above'>,
): FigureLabel => ({ kind: 'mark', text, at, clear, ...options })

export const axisLabel = (text: string, at: Point, align: Align = 'start'): FigureLabel => ({
  kind: 'axis',
  text,
  at,
  align,
})

/** Largest font sizes, in drawing units, on a wide page and on a narrow one. */
interface FontSizes {
  readonly wide: number
  readonly narrow: number
}

/**
 * Each style is a class of plate.css: labels-map, labels-small, labels-chart. The sizes are the largest that the class
 * sets, so a change there is a change here.
 */
export const labelStyles = {
  map: { wide: 12, narrow: 23 },
  small: { wide: 12, narrow: 14 },
  chart: { wide: 13, narrow: 17 },
} as const satisfies Record<string, FontSizes>

/** The labels of a figure, and what they must not hide, in drawing units. */
export interface LabelPlan {
  readonly style: keyof typeof labelStyles
  readonly labels: readonly FigureLabel[]
  /** Circles that no label covers. */
  readonly circles?: readonly Circle[]
  /** Lines that labels leave visible where they can. */
  readonly lines?: readonly Line[]
}
