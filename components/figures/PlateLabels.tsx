import { viewBoxOf } from '#components/figures/engine/frame.ts'
import type { LabelPlan } from '#components/figures/engine/label.ts'
import { oneDecimal } from '#components/figures/engine/path.ts'
import { type PlacedLabel, placeLabels } from '#components/figures/engine/place-labels.ts'
import type { FigureName } from '#content/schema/figure.ts'
import { figureOf } from './figures.ts'

/** The labels of a figure. They are hidden from assistive technology, which has the figure's alternative text. */
export function PlateLabels({ figure, long }: { figure: FigureName; long: boolean }) {
  const labels = placedOnce(figure, long)
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

type Labels = { style: LabelPlan['style']; placed: readonly PlacedLabel[] } | undefined
const known = new Map<string, Labels>()

/** Kept from page to page: a thousand articles may show one figure, and the search for places takes time. */
function placedOnce(figure: FigureName, long: boolean): Labels {
  const key = `${figure} ${long}`
  if (!known.has(key)) known.set(key, placed(figure, long))
  return known.get(key)
}

function placed(name: FigureName, long: boolean): Labels {
  const { frame, labels } = figureOf(name)
  const plan = labels?.()
  return plan && { style: plan.style, placed: placeLabels(plan, frame, long) }
}
