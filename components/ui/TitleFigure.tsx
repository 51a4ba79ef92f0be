import type { Extent } from '#components/figures/engine/figure.ts'
import { FigureCaption } from '#components/figures/FigureCaption.tsx'
import { figureOf } from '#components/figures/figures.ts'
import { Plate } from '#components/figures/Plate.tsx'
import type { FigureName } from '#content/schema/figure.ts'
import { figureWords } from '#words/figures.ts'

const extentClass: Partial<Record<Extent, string>> = { sheet: ' bleed', open: ' open' }

/** Large figure below the title of a service or a sector. */
export function TitleFigure({ figure }: { figure: FigureName }) {
  const { ground, extent } = figureOf(figure)
  return (
    <section className={`section${ground === 'night' ? ' night' : ''}`}>
      <figure className={`service-figure${(extent && extentClass[extent]) ?? ''}`}>
        <Plate figure={figure} labels="long" eager />
        <FigureCaption figure={figure}>{figureWords[figure].caption}</FigureCaption>
      </figure>
    </section>
  )
}
