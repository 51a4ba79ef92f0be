import type { ReactNode } from 'react'
import type { DrawnFigure, LabelPlan } from '../../../format.ts'

/** A drawing of the day that is published as a file. Its text is the site's. */
export interface Figure extends Omit<DrawnFigure, 'elements' | 'labels'> {
  /** The content of the SVG root. */
  readonly Drawing: () => ReactNode
  /** Absent for a figure without labels. */
  readonly labels?: () => LabelPlan
}
