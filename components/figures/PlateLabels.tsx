import { viewBoxOf } from '#components/figures/engine/frame.ts'
import { oneDecimal } from '#components/figures/engine/path.ts'
import type { FigureName } from '#content/schema/figure.ts'
import { figureOf } from './figures.ts'
import { placedLabels } from './placed-labels.ts'

/** The labels of a figure. They are hidden from assistive technology, which has the figure's alternative text. */
export function PlateLabels({ figure, long }: { figure: FigureName; long: boolean }) {
  const labels = placedLabels(figure, long)
  if (!labels) return null
  return (
    <svg viewBox={viewBoxOf(figureOf(figure).frame)} className={`labels-${labels.style}`} aria-hidden="true">
      {labels.placed.map(({ label, x, y, align }) => (
        <text
          key={`${label.text}-${label.at.x}`}
          x={oneDecimal(x)}
          y={oneDecimal(y)}
          textAnchor={align === 'start' ? undefined : align}
          className={label.hot ? 'hot' : undefined}
        >
          {label.text}
          {long && label.detail !== undefined && <tspan> {label.detail}</tspan>}
        </text>
      ))}
    </svg>
  )
}
