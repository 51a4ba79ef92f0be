import type { Extent } from '#components/figures/engine/figure.ts'
import { tw } from '#components/styles/tw.ts'
import type { FigureName } from '#content/schema/figure.ts'
import { figureWords } from '#words/figures.ts'
import { FigureCaption, FigureFrame } from './FigureFrame.tsx'
import { figureOf } from './figures.ts'

/** Large figure below the title of a service or a sector. */
export function TitleFigure({ figure }: { figure: FigureName }) {
  const { ground, extent } = figureOf(figure)
  return (
    <section className={ground === 'night' ? 'night border-t-2 border-ink' : 'border-t-2 border-ink'}>
      <figure>
        <div className={(extent && extents[extent]) ?? 'mx-auto max-w-wide p-in print:max-w-100'}>
          <FigureFrame figure={figure} labels="long" eager />
        </div>
        <FigureCaption figure={figure} className="mx-auto max-w-sheet px-[calc(var(--spacing-edge)+var(--spacing-in))]">
          {figureWords[figure].caption}
        </FigureCaption>
      </figure>
    </section>
  )
}

const extents: Partial<Record<Extent, string>> = {
  // A map of the sheet fills the width of the page. A strip at its top and at its bottom is cropped.
  sheet: tw('grid aspect-21/11 min-h-0 content-center overflow-clip max-wide:aspect-3/2'),
  // An open drawing continues beyond its frame to both edges of the page. Its box is wider than its viewBox, and
  // preserveAspectRatio keeps the scale of drawing and labels.
  open: tw(
    'max-wide:mx-auto max-wide:max-w-wide max-wide:p-in wide:[&_:is(img,svg)]:aspect-2/1 wide:[&_img]:object-fill print:max-w-100',
  ),
}
