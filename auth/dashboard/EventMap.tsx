import { figureAddress } from '#content/schema/figure.ts'
import { dashboard } from '#words/welcome.ts'

/** The whole map in units of its drawing, and its marks as the build has placed them. */
export interface MapLabels {
  width: number
  height: number
  marks: readonly Mark[]
}

interface Mark {
  text: string
  x: number
  y: number
  kind: 'alert' | 'place' | 'area'
}

/** The map at the moment of the alert. A ring is around the place of the chosen event. */
export function EventMap({ width, height, marks }: MapLabels) {
  const { description, caption, captionTerm } = dashboard.map
  return (
    <figure className="grid grid-rows-[1fr_auto] bg-ground p-0 max-wide:col-span-full max-wide:[@media(height>36rem)]:sticky max-wide:top-0 max-wide:z-1 wide:col-[6/-1] plates:col-[5/-1] print:hidden">
      <div className="relative min-h-64 border-b border-ink wide:min-h-[min(60svh,42rem)] wide:border-r">
        <div className="watch-window">
          <div className="watch-map">
            {/* The fragment shows the map beyond the frame of the figure. */}
            <img
              className="size-full forced-colors:scheme-light-dark"
              src={`${figureAddress('awareness')}#svgView(viewBox(0,0,${width},${height}))`}
              alt={description}
            />
            <svg
              className="drawing halo absolute inset-0 size-full overflow-visible fill-ink font-mono labels-600"
              viewBox={`0 0 ${width} ${height}`}
              aria-hidden="true"
            >
              {marks.map(({ text, x, y, kind }) => (
                <g key={text} className={kind === 'alert' ? 'fill-amber font-bold forced-colors:fill-ink' : undefined}>
                  {kind === 'place' && (
                    <path
                      className="stroke-ink stroke-8 [stroke-linecap:round] [vector-effect:non-scaling-stroke]"
                      d={`M${x} ${y}h0`}
                    />
                  )}
                  {/* Above the ring, or inside the area. */}
                  <text
                    className="label-text"
                    x={x}
                    y={y}
                    dy={kind === 'area' ? '1.8em' : '-3.1em'}
                    textAnchor="middle"
                  >
                    {text}
                  </text>
                </g>
              ))}
            </svg>
            <span className="watch-ring" aria-hidden="true" />
          </div>
        </div>
      </div>
      <figcaption className="data bg-ground px-in py-3 text-mute">
        <b className="text-ink">{captionTerm}</b> {caption}
      </figcaption>
    </figure>
  )
}
