import type { ReactNode } from 'react'
import type { ComputedFigure } from '#content/dataset/figure-tables.ts'
import { figureDataAddress } from '#content/schema/figure.ts'
import { figureData } from '#words/figures.ts'

/** Caption of a computed figure, with a link to its data. */
export function FigureCaption({ figure, children }: { figure: ComputedFigure; children: ReactNode }) {
  return (
    <figcaption>
      {children} <a href={figureDataAddress(figure)}>{figureData}</a>
    </figcaption>
  )
}
