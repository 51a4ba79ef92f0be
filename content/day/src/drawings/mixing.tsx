/*
 * The figure "mixing" of the simulated day: trips between six districts of the simulated town, and below them who is near
 * whom. `npm run results -w content/day` draws it into results/drawings/mixing.json.
 */

import { type DistrictPair, districtLines, mixing as mixed } from '#day/counts/mixing.ts'
import { amberFill, amberStroke } from '#day/drawings/engine/amber.ts'
import type { Figure } from '#day/drawings/engine/figure.ts'
import { frame, type Inset, throughInset } from '#day/drawings/engine/frame.ts'
import { fixedLabel } from '#day/drawings/engine/labels.ts'
import { oneDecimal } from '#day/drawings/engine/path.ts'
import { Cased, InsetView } from '#day/drawings/engine/svg.tsx'
import { Relief, reliefCss, riverData } from '#day/drawings/marks/map.tsx'
import { between, distance, type Point, sheet } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'
import { percent, whole } from '#day/numbers/printed.ts'
import type { LabelPlan, LabelText } from '../../format.ts'

/** Width of the flow of the amber pair. */
const hotWidth = 2.4

const css = `.l{stroke:var(--i);stroke-width:1.2;stroke-dasharray:5 4;opacity:.7}.t{stroke:var(--i);opacity:.5}${amberStroke('.s', hotWidth)}circle.n{fill:var(--p);stroke:var(--i);stroke-width:1.6}.q{fill:var(--i);stroke:var(--i);stroke-width:.7}.a{fill-opacity:.03}.b{fill-opacity:.1}.d{fill-opacity:.2}.e{fill-opacity:.34}${amberFill('.z')}.f{stroke:var(--i);stroke-width:.7}`

export const mixing: Figure = { frame: frame(0, 0, 600, 560), ground: 'paper', css: reliefCss + css, Drawing, labels }

/** The part of the map in which most residents live. */
const map: Inset = { ...frame(3, 70, 545.5, 258), at: { x: 0, y: 0 }, scale: 1.1 }
const mapHeight = map.height * map.scale
/** The table in drawing units: rows and columns are districts. */
const table = { left: 180, top: 350, width: 69, height: 34 } as const
/** Share as it is printed, in percent, from which each shade begins. */
const shades = [
  { from: 0, className: 'q a' },
  { from: 10, className: 'q b' },
  { from: 20, className: 'q d' },
  { from: 30, className: 'q e' },
] as const
const unitsPerTrip = 0.006

const radiusOf = ({ residents }: { readonly residents: number }) => oneDecimal(Math.sqrt(residents) * 0.45)

/** Whether it is the cell of a resident of one amber district among those of the other. */
const isHidden = ({ r, c }: { readonly r: number; readonly c: number }) =>
  r === mixed().hidden.b && c === mixed().hidden.a

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
  const cells = shares.flatMap((row, r) => row.map((share, c) => ({ share: Math.round(share * 100), r, c })))
  const box = ({ r, c }: { readonly r: number; readonly c: number }) =>
    `M${table.left + c * table.width} ${table.top + r * table.height}h${table.width}v${table.height}h-${table.width}z`
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
      <path className="f" d={`M0 ${oneDecimal(mapHeight)}H600`} />
      {shades.map(({ from, className }, index) => {
        const below = shades[index + 1]?.from ?? Number.POSITIVE_INFINITY
        const alike = cells.filter((cell) => cell.share >= from && cell.share < below && !isHidden(cell))
        return <path key={className} className={className} d={alike.map(box).join('')} />
      })}
      <path className="z" d={cells.filter(isHidden).map(box).join('')} />
    </>
  )
}

/** Districts and their fewest and most trips on the map; axes and percentages of the table. */
function labels(): LabelPlan {
  const { districts, shares, pairs, hidden } = mixed()
  const across = (column: number) => table.left + (column + 0.5) * table.width
  const down = (row: number) => table.top + (row + 0.5) * table.height + 6
  const most = pairs.reduce((one, other) => (other.trips > one.trips ? other : one))
  const trips = (pair: DistrictPair): LabelText => [whole(pair.trips), ' ', { word: 'trips' }]
  const named = districts.flatMap((district, index) => {
    const name = String(index + 1)
    const on = throughInset(map, district)
    return [
      fixedLabel(name, { x: on.x, y: on.y + 5 }, 'middle'),
      fixedLabel(name, { x: across(index), y: table.top - 7 }, 'middle'),
      fixedLabel(name, { x: table.left - 14, y: down(index) }, 'end'),
    ]
  })
  const west = throughInset(map, item(districts, hidden.a))
  return {
    style: 'map',
    labels: [
      ...named,
      { ...fixedLabel(trips(hidden), { x: west.x - 15, y: west.y + 88 }, 'end'), hot: true },
      // Beside its line there is no room between other lines, so the label names its districts.
      fixedLabel(
        [`${most.a + 1}–${most.b + 1}`, { word: 'colon' }, ...trips(most)],
        { x: 592, y: Math.floor(mapHeight) - 8 },
        'end',
      ),
      fixedLabel([{ word: 'near.0' }], { x: table.left + 6 * table.width, y: table.top - 37 }, 'end'),
      fixedLabel([{ word: 'near.1' }], { x: 8, y: table.top - 7 }),
      ...shares.flatMap((row, r) =>
        row.map((share, c) => {
          const label = fixedLabel(
            isHidden({ r, c }) ? percent(share * 100) : whole(share * 100),
            { x: across(c), y: down(r) },
            'middle',
          )
          return isHidden({ r, c }) ? { ...label, hot: true, onAmber: true } : label
        }),
      ),
    ],
  }
}
