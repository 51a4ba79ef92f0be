import type { ReactNode } from 'react'
import type { Frame } from './frame.ts'
import type { FigureGround } from './ink.ts'
import type { LabelPlan } from './labels.ts'

/** A drawing that is published as a file, with the data that pages need to show it. Its text is in content/en. */
export interface Figure {
  /** The part of the plane that the file shows, in drawing units. Width and height are also its size as an image. */
  readonly frame: Frame
  /** The background of the section that the figure is in. */
  readonly ground: FigureGround
  /** CSS for the drawing's own classes. Quotes and angle brackets are not allowed, because React would escape them. */
  readonly css: string
  /** The content of the SVG root. */
  readonly Drawing: () => ReactNode
  /** Absent for a figure without labels. */
  readonly labels?: () => LabelPlan
  readonly extent?: Extent
}

/**
 * How a figure extends beyond its frame. Absent for a figure that does not.
 *
 * - `long`: a chart of a whole day, which scrolls sideways on a phone.
 * - `tile`: repeats as a background, so that its file states its own size.
 */
export type Extent = 'long' | 'tile'
