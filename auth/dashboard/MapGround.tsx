import { figureAddress } from '#content/schema/figure.ts'
import { dashboard } from '#words/welcome.ts'

/** The labels of the map in the units of its drawing, as the build has placed them. */
export interface MapLabels {
  viewBox: string
  labels: readonly { text: string; x: number; y: number; align: 'start' | 'middle' | 'end'; isHot: boolean }[]
}

/** The map of the day under the panels. Its labels are cropped as the picture is, so that they stay at their marks. */
export function MapGround({ viewBox, labels }: MapLabels) {
  return (
    <div className="ground">
      {/* Without width and height: the figure's frame stands with its drawing, which no browser needs to load. */}
      <img src={figureAddress('awareness')} alt={dashboard.map.description} />
      <svg viewBox={viewBox} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {labels.map(({ text, x, y, align, isHot }) => (
          <text key={text} x={x} y={y} textAnchor={align} className={isHot ? 'hot' : undefined}>
            {text}
          </text>
        ))}
      </svg>
    </div>
  )
}
