import type { ComputedFigure } from '#content/day/dataset/figure-tables.ts'
import { figureDataAddress } from '#content/schema/figure.ts'
import { figureData } from '#words/figures.ts'
import { dataPage } from '#words/pages/papers/data.ts'

/** Link from a computed figure to the tables that it is drawn from. */
export function FigureDataLink({ figure }: { figure: ComputedFigure }) {
  const { href, label, context } = figureDataLink(figure)
  return (
    <a href={href}>
      {label}
      <span className="sr-only">, {context}</span>
    </a>
  )
}

/** The link's label is one word; screen readers read the figure's name after it, because a page has several such links. */
export const figureDataLink = (figure: ComputedFigure) => ({
  label: figureData,
  href: figureDataAddress(figure),
  context: dataPage.figures.names[figure],
})
