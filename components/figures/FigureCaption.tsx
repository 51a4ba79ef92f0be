import type { ReactNode } from 'react'
import type { ComputedFigure } from '#content/day/dataset/figure-tables.ts'
import { FigureDataLink } from './FigureDataLink.tsx'

/** Caption of a computed figure, with a link to its data. */
export function FigureCaption({ figure, children }: { figure: ComputedFigure; children: ReactNode }) {
  return (
    <figcaption>
      {children} <FigureDataLink figure={figure} />
    </figcaption>
  )
}
