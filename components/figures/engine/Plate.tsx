import { figureWords } from '#content/en/figures.ts'
import { type FigureName, figureAddress } from '#content/schema/figure.ts'
import { figures } from './catalogue.ts'
import { frames, viewBoxOf } from './frame.ts'
import { type LabelKind, labelSizes, type PlacedLabel, placeLabels } from './labels.ts'
import { short } from './path.ts'

export type LabelLength = 'none' | 'short' | 'long'

interface PlateProps {
  figure: FigureName
  /** Labels stand over the image as text in the page's own font. */
  labels?: LabelLength | undefined
  /** True for a figure in sight when the page opens. */
  eager?: boolean | undefined
  /** In place of the figure's own alternative text, where the words around it say something else. */
  alt?: string | undefined
}

/** A figure with its labels. */
export function Plate({ figure, labels = 'short', eager = false, alt = figureWords[figure].alt }: PlateProps) {
  const { width, height } = figures[figure]
  return (
    <div className="plate">
      <img
        src={figureAddress(figure)}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
      {labels !== 'none' && <Labels figure={figure} long={labels === 'long'} />}
    </div>
  )
}

function Labels({ figure, long }: { figure: FigureName; long: boolean }) {
  const labels = labelsOf(figure, long)
  if (!labels) return null
  return (
    <svg viewBox={viewBoxOf(frames[figure])} className={`labels-${labels.kind}`} aria-hidden="true">
      {labels.placed.map(({ label, x, y, align }) => (
        <text
          key={`${label.text}-${label.at.x}`}
          x={short(x)}
          y={short(y)}
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

type Labelling = { kind: LabelKind; placed: readonly PlacedLabel[] } | undefined
const known = new Map<string, Labelling>()

/** Their places are searched for once: a thousand articles may show one figure. */
function labelsOf(figure: FigureName, long: boolean): Labelling {
  const key = `${figure} ${long}`
  if (!known.has(key)) known.set(key, placeOn(figure, long))
  return known.get(key)
}

function placeOn(figure: FigureName, long: boolean): Labelling {
  const plan = figures[figure].labels?.()
  if (!plan) return undefined
  const { left, top, width, height } = frames[figure]
  const frame = { left, top, right: left + width, bottom: top + height }
  const placed = placeLabels(plan.labels, { frame, size: labelSizes[plan.kind], long, ...plan.avoid })
  return { kind: plan.kind, placed }
}
