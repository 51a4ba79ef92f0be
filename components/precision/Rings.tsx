import { computedClass } from '#components/figures/computed-classes.ts'
import { clearestBearing, type Offset, offsetAt } from '#content/day/radio/trilateration.ts'
import { staticFixes } from '#content/day/readings/sample.ts'
import { precision } from '#words/pages/precision.ts'
import { decimal } from '#words/print.ts'

const size = 460
const centre = size / 2
const unitsPerMetre = 140
const gridMetres = [-1.5, -1, -0.5, 0, 0.5, 1, 1.5]

const units = (metres: number) => Math.round(metres * unitsPerMetre)
/** Path data of dots: lines of zero length, which round caps make visible. */
const dots = (list: readonly Offset[]) =>
  list.map(({ east, north }) => `M${centre + units(east)} ${centre - units(north)}h0`).join('')

/** Fixes of a receiver that stands still. Each ring around the true place contains a share of them. */
export function Rings() {
  const { alternative } = precision.spatial.figure
  const { share } = precision.spatial.table
  const { fixes, rings, beyond } = staticFixes()
  const radii = rings.map(({ radius }) => decimal(radius, 2)).join(', ')
  const bearing = clearestBearing(
    fixes,
    rings.map(({ radius }) => radius),
  )
  const lines = gridMetres.map((metres) => centre + units(metres))
  return (
    <div className="@container">
      <svg
        className={`${computedClass(`labels-${size}`)} drawing overflow-clip fill-none stroke-glacier`}
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={alternative(fixes.length, radii)}
        strokeWidth="1.2"
      >
        <path
          className="stroke-ink opacity-35"
          strokeWidth=".5"
          d={lines.map((at) => `M${at} 0V${size}M0 ${at}H${size}`).join('')}
        />
        {rings.map((ring) => (
          <circle
            className={ring.share === 0.95 ? 'stroke-ink stroke-2' : undefined}
            cx={centre}
            cy={centre}
            r={units(ring.radius)}
            key={ring.share}
          />
        ))}
        <g strokeLinecap="round">
          <path className="stroke-ink stroke-4" d={dots(fixes.filter((fix) => !beyond.includes(fix)))} />
          <path className="stroke-edge stroke-13" d={dots(beyond)} />
          <path className="stroke-amber stroke-9" d={dots(beyond)} />
        </g>
        {rings.map((ring) => {
          const { east, north } = offsetAt(bearing, ring.radius)
          return (
            <text
              className="halo label-text fill-ink stroke-8"
              x={centre + units(east)}
              y={centre - units(north)}
              textAnchor="middle"
              dominantBaseline="central"
              key={ring.share}
            >
              {share(decimal(ring.share * 100, 0))}
            </text>
          )
        })}
      </svg>
    </div>
  )
}
