/* For the drawings of the simulated day: what each of them exports. */

import type { ReactNode } from 'react'
import type { Drawing, FigureShape, LabelPlan } from '../../../format.ts'

/** A drawing of the day that is published as a file. Its title and caption are words of the site (content/en/figures.ts). */
export interface Figure extends Omit<FigureShape, 'labels'>, Pick<Drawing, 'css'> {
  /** The content of the SVG root. */
  readonly Drawing: () => ReactNode
  /** Absent for a figure without labels. */
  readonly labels?: () => LabelPlan
}
