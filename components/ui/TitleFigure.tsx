import { Plate } from '#components/figures/engine/Plate.tsx'
import { sheetFigures } from '#components/figures/engine/sheet-figures.ts'
import { figureWords } from '#content/en/figures.ts'
import type { FigureName } from '#content/schema/figure.ts'

const kind = (figure: FigureName): string => {
  if (sheetFigures.includes(figure)) return 'service-figure bleed'
  return figure === 'signals' ? 'service-figure open' : 'service-figure'
}

/** The figure of a service or a sector, large under its title, with all that its labels can say. */
export function TitleFigure({ figure }: { figure: FigureName }) {
  return (
    <section className={`section${figure === 'awareness' ? ' night' : ''}`}>
      <figure className={kind(figure)}>
        <Plate figure={figure} labels="long" eager />
        <figcaption>{figureWords[figure].caption}</figcaption>
      </figure>
    </section>
  )
}
