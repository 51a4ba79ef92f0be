import { computedClass } from '#components/figures/computed-classes.ts'
import scatter from '#content/day/results/scatter.json' with { type: 'json' }
import { precision } from '#words/pages/precision.ts'
import { decimal } from '#words/print.ts'

/** Fixes of a receiver that stands still. Each ring around the true place contains a share of them. */
export function Rings() {
  const { alternative } = precision.spatial.figure
  const { share } = precision.spatial.table
  const { size, fixes, rings, grid, dots } = scatter
  const radii = rings.map(({ radius }) => decimal(radius, 2)).join(', ')
  return (
    <div className="@container">
      <svg
        className={`${computedClass(`labels-${size}`)} drawing overflow-clip fill-none stroke-glacier`}
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={alternative(fixes, radii)}
        strokeWidth="1.2"
      >
        <path className="stroke-ink opacity-35" strokeWidth=".5" d={grid} />
        {rings.map((ring) => (
          <circle
            className={ring.percent === 95 ? 'stroke-ink stroke-2' : undefined}
            cx={size / 2}
            cy={size / 2}
            r={ring.drawn}
            key={ring.percent}
          />
        ))}
        <g strokeLinecap="round">
          <path className="stroke-ink stroke-4" d={dots.inside} />
          <path className="stroke-edge stroke-13" d={dots.beyond} />
          <path className="stroke-amber stroke-9" d={dots.beyond} />
        </g>
        {rings.map((ring) => (
          <text
            className="halo label-text fill-ink stroke-8"
            x={ring.label.x}
            y={ring.label.y}
            textAnchor="middle"
            dominantBaseline="central"
            key={ring.percent}
          >
            {share(decimal(ring.percent, 0))}
          </text>
        ))}
      </svg>
    </div>
  )
}
