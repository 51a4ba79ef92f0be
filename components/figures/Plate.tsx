import { type FigureName, figureAddress } from '#content/schema/figure.ts'
import { figureWords } from '#words/figures.ts'
import { figureOf } from './figures.ts'
import { PlateLabels } from './PlateLabels.tsx'

interface PlateProps {
  figure: FigureName
  /** Long labels carry their details. */
  labels?: 'none' | 'short' | 'long' | undefined
  /** True for a figure in sight when the page opens. */
  eager?: boolean | undefined
  /** Replaces the figure's own alternative text where the page says something else of it. */
  alt?: string | undefined
}

/** A figure as an image, with its labels over it as text in the page's own font. */
export function Plate({ figure, labels = 'short', eager = false, alt }: PlateProps) {
  const { width, height } = figureOf(figure).frame
  return (
    <div className="plate">
      <img
        src={figureAddress(figure)}
        width={width}
        height={height}
        alt={alt ?? figureWords[figure].alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
      {labels !== 'none' && <PlateLabels figure={figure} long={labels === 'long'} />}
    </div>
  )
}
