import type { ComputedFigure } from '#content/dataset/figure-tables.ts'
import { figureDataAddress } from '#content/schema/figure.ts'
import { figureData } from '#words/figures.ts'

/** Link from a computed figure to the tables that it is drawn from. */
export function FigureDataLink({ figure }: { figure: ComputedFigure }) {
  return <a href={figureDataAddress(figure)}>{figureData}</a>
}
