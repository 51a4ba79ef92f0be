import { type DistrictPair, districtLines, mixing as mixed } from '#day/counts/mixing.ts'
import { amberFill, amberStroke } from '#day/drawings/engine/amber.ts'
import type { Figure } from '#day/drawings/engine/figure.ts'
import { frame, type Inset, throughInset } from '#day/drawings/engine/frame.ts'
import { axisLabel } from '#day/drawings/engine/labels.ts'
import { oneDecimal } from '#day/drawings/engine/path.ts'
import { Cased, InsetView } from '#day/drawings/engine/svg.tsx'
import { Relief, reliefCss, riverData } from '#day/drawings/marks/map.tsx'
import { between, distance, type Point, sheet } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'
import { percent } from '#day/numbers/printed.ts'
import type { LabelPlan } from '../../format.ts'

/** What the flow of the amber pair is wide. */
const hotWidth = 2.4

const css = `.l{stroke:var(--i);stroke-width:1.2;stroke-dasharray:5 4;opacity:.7}.t{stroke:var(--i);opacity:.5}${amberStroke('.s', hotWidth)}circle.n{fill:var(--p);stroke:var(--i);stroke-width:1.6}.q{fill:var(--i);stroke:var(--i);stroke-width:.7}.a{fill-opacity:.06}.b{fill-opacity:.24}.d{fill-opacity:.5}.e{fill-opacity:.85}${amberFill('.z')}.f{stroke:var(--i);stroke-width:.7}`

/** Trips between six districts, and beside them who meets whom. */
export const mixing: Figure = { frame: frame(0, 0, 600, 375), ground: 'paper', css: reliefCss + css, Drawing, labels }

/** The part of the map in which most residents live. */
const map: Inset = { ...frame(146, 0, 341.3, 400), at: { x: 0, y: 0 }, scale: 0.9375 }
/** The table in drawing units: rows and columns are districts. */
const table = { left: 350, top: 44, cell: 40 } as const
const legend = { top: 312, height: 14, width: 60 } as const
/** Share, in percent, from which each shade begins. */
const shades = [
  { from: 0, className: 'q a' },
  { from: 10, className: 'q b' },
  { from: 20, className: 'q d' },
  { from: 30, className: 'q e' },
] as const
const unitsPerTrip = 0.006

const radiusOf = ({ residents }: { readonly residents: number }) => oneDecimal(Math.sqrt(residents) * 0.45)
const isHidden = (row: number, column: number) => {
  const { a, b } = mixed().hidden
  return (row === a && column === b) || (row === b && column === a)
}

/** An arc between the centres of two districts, so that no flow covers another. */
function arc({ a, b }: DistrictPair): string {
  const { districts } = mixed()
  const [from, to] = [item(districts, a), item(districts, b)]
  const half = between(from, to, 0.5)
  const bend = 0.16 * distance(from, to)
  const [across, down] = [(to.x - from.x) / distance(from, to), (to.y - from.y) / distance(from, to)]
  const at = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`
  return `M${at(from)}Q${at({ x: half.x - down * bend, y: half.y + across * bend })} ${at(to)}`
}

function Drawing() {
  const { districts, shares, pairs, hidden } = mixed()
  const cells = shares.flatMap((row, r) => row.map((share, c) => ({ share: share * 100, r, c })))
  const square = ({ r, c }: { readonly r: number; readonly c: number }) =>
    `M${table.left + c * table.cell} ${table.top + r * table.cell}h${table.cell}v${table.cell}h-${table.cell}z`
  return (
    <>
      <InsetView inset={map}>
        <Relief tolerance={0.9} />
        <path className="v" d={riverData()} />
        <path className="l" d={districtLines.map((x) => `M${x} 0V${sheet.height}`).join('')} />
        {pairs
          .filter((pair) => pair !== hidden)
          .map((pair) => (
            <path
              key={`${pair.a}${pair.b}`}
              className="t"
              strokeWidth={oneDecimal(pair.trips * unitsPerTrip)}
              d={arc(pair)}
            />
          ))}
        <Cased className="s" d={arc(hidden)} />
        {districts.map((district) => (
          <circle
            key={district.x}
            className="n"
            cx={oneDecimal(district.x)}
            cy={oneDecimal(district.y)}
            r={radiusOf(district)}
          />
        ))}
      </InsetView>
      <path className="f" d="M320 0v375" />
      {shades.map(({ from, className }, index) => {
        const below = shades[index + 1]?.from ?? Number.POSITIVE_INFINITY
        const alike = cells.filter(({ share, r, c }) => share >= from && share < below && !isHidden(r, c))
        const key = `M${table.left + index * legend.width} ${legend.top}h${legend.width}v${legend.height}h-${legend.width}z`
        return <path key={className} className={className} d={alike.map(square).join('') + key} />
      })}
      <path
        className="z"
        d={cells
          .filter(({ r, c }) => isHidden(r, c))
          .map(square)
          .join('')}
      />
    </>
  )
}

/** The districts on the map and at the table, and what the shades mean. */
function labels(): LabelPlan {
  const { districts } = mixed()
  const named = districts.flatMap((district, index) => {
    const name = String(index + 1)
    const hot = index === mixed().hidden.a || index === mixed().hidden.b
    const on = throughInset(map, district)
    const cell = (index + 0.5) * table.cell
    return [
      axisLabel(name, { x: on.x, y: on.y + 5 }, 'middle'),
      axisLabel(name, { x: table.left + cell, y: table.top - 8 }, 'middle'),
      axisLabel(name, { x: table.left - 7, y: table.top + cell + 5 }, 'end'),
    ].map((label) => ({ ...label, hot }))
  })
  const bounds = shades
    .slice(1)
    .map(({ from }, index) =>
      axisLabel(
        index === 2 ? percent(from) : String(from),
        { x: table.left + (index + 1) * legend.width, y: legend.top + 37 },
        'middle',
      ),
    )
  return { style: 'map', labels: [...named, ...bounds] }
}
