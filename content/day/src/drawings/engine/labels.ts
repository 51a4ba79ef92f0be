/*
 * For the drawings of the simulated day: labels before they have a place. The site places them when it shows the figure
 * (components/figures/engine/). A change takes effect with `npm run results -w content/day`.
 */

import type { Align, LabelText, Line, PlannedLabel, Point, PrintedNumber } from '../../../format.ts'

type Mark = Extract<PlannedLabel, { kind: 'mark' }>
type Text = string | PrintedNumber | LabelText

const partsOf = (text: Text): LabelText => (typeof text === 'string' || 'as' in text ? [text] : text)

/**
 * A label near its mark.
 * @param clear radius of the mark, which the label must not cover
 */
export const markLabel = (
  text: Text,
  { x, y }: Point,
  clear: number,
  { detail, hot, above }: Pick<Mark, 'hot' | 'above'> & { detail?: Text } = {},
): PlannedLabel => ({
  kind: 'mark',
  text: partsOf(text),
  at: { x, y },
  clear,
  ...(detail !== undefined && { detail: partsOf(detail) }),
  ...(hot && { hot }),
  ...(above && { above }),
})

/**
 * A label on its line.
 * @param along points of the line on which the label may be
 */
export const lineLabel = (text: Text, along: Line): PlannedLabel => ({ kind: 'line', text: partsOf(text), along })

/** A label at its point. */
export const fixedLabel = (text: Text, at: Point, align: Align = 'start'): PlannedLabel => ({
  kind: 'fixed',
  text: partsOf(text),
  at,
  align,
})
