/*
 * The figure "crowd" of the simulated day: people in each cell of a district at the fullest hour, a dot for each ten, amber
 * in the two fullest, and below them the fullest cell hour by hour. `npm run results -w content/day` draws it into
 * results/drawings/crowd.json.
 */

import { amberFill, amberStroke } from '#day/drawings/engine/amber.ts'
import type { Figure } from '#day/drawings/engine/figure.ts'
import { frame, type Inset, throughInset } from '#day/drawings/engine/frame.ts'
import { fixedLabel } from '#day/drawings/engine/labels.ts'
import { dotData, oneDecimal } from '#day/drawings/engine/path.ts'
import { Cased, InsetView } from '#day/drawings/engine/svg.tsx'
import { riverData, roadData } from '#day/drawings/marks/map.tsx'
import {
  cellNames,
  cornerOf,
  type DistrictCount,
  district,
  districtCounts,
  published,
  rule,
} from '#day/experiments/district-counts.ts'
import { item } from '#day/item.ts'
import { clockTime, whole } from '#day/numbers/printed.ts'
import type { LabelPlan, PlannedLabel, Point } from '../../format.ts'

const css = `path,rect{fill:none}.v{stroke:var(--g);stroke-width:5;opacity:.3}.r{stroke:var(--i);stroke-width:.6;opacity:.35}.f{stroke:var(--i);stroke-width:1.2}.w{stroke:var(--i);stroke-width:.8;opacity:.3}.d{stroke:var(--i);stroke-width:4.6;stroke-linecap:round}.z{stroke-linecap:round}${amberStroke('.z', 5.4, 1)}.b{fill:var(--i);opacity:.55}.e{stroke:var(--i);stroke-width:1.4}.g{stroke:var(--i);stroke-width:.5;opacity:.3}${amberFill('.s')}`

export const crowd: Figure = { frame: frame(0, 0, 600, 560), ground: 'paper', css, Drawing, labels }

/** The part of the map around the district, as high as its plate. */
const map: Inset = { ...frame(268.7, 165.7, 160, 106.7), at: { x: 0, y: 0 }, scale: 3.75 }
const side = district.side * map.scale

/** The chart in drawing units, below the map. */
const chart = { left: 84, right: 592, top: 420, bottom: 530, most: 1500 } as const
const levels = [500, 1000] as const

const across = (hour: number) => oneDecimal(chart.left + (hour / 24) * (chart.right - chart.left))
const up = (people: number) => oneDecimal(chart.bottom - (people / chart.most) * (chart.bottom - chart.top))
const barWidth = 15

const atPeak = (): DistrictCount[] => districtCounts().counts.filter(({ hour }) => hour === districtCounts().peak.hour)

/** Whether a cell is one of the two fullest: the concert, which has gates, and the quay, which has none. */
function isCrowd({ cell }: DistrictCount): boolean {
  const { peak, second } = districtCounts()
  return cell === peak.cell || cell === second.cell
}

const corner = (cell: number): Point => throughInset(map, cornerOf(cell))

/** Shares of a cell's height that its label takes, and that dots stay off its edges. */
const margin = { top: 0.28, edge: 0.06 } as const

/**
 * Dots spread evenly over a cell, one for each ten people. Where a person stood is not drawn, because it is not published.
 *
 * Source: the additive sequence of the plastic number, Roberts, The Unreasonable Effectiveness of Quasirandom Sequences, 2018.
 */
function dotsIn(cell: number, count: number): Point[] {
  const { x, y } = corner(cell)
  const part = (index: number, step: number) => ((index + 7 * cell) * step) % 1
  return Array.from({ length: count }, (_, index) => ({
    x: x + side * (margin.edge + (1 - 2 * margin.edge) * part(index, 0.7548776662466927)),
    y: y + side * (margin.top + (1 - margin.top - margin.edge) * part(index, 0.5698402909980532)),
  }))
}

const dotsOf = ({ cell, estimate }: DistrictCount): Point[] => dotsIn(cell, published(estimate).people / rule.roundTo)

function Drawing() {
  const { ofPeakPlace } = districtCounts()
  const cells = atPeak()
  const shown = cells.filter(({ withheld }) => withheld === undefined)
  const box = (cell: number) => `M${oneDecimal(corner(cell).x)} ${oneDecimal(corner(cell).y)}h${side}v${side}h-${side}z`
  const hatch = (cell: number) => {
    const { x, y } = corner(cell)
    const lines = [1, 2, 3, 4, 5, 6, 7].map((line) => {
      const length = side * (line < 4 ? line / 4 : 2 - line / 4)
      const start = line < 4 ? { x, y: y + length } : { x: x + side - length, y: y + side }
      return `M${oneDecimal(start.x)} ${oneDecimal(start.y)}l${oneDecimal(length)}-${oneDecimal(length)}`
    })
    return lines.join('')
  }
  const bars = ofPeakPlace.map((count) => ({ ...published(count.estimate), hour: count.hour }))
  const whiskers = bars.map(({ hour, least, most }) => `M${across(hour + 0.5)} ${up(least)}V${up(most)}`)
  const isFull = (people: number) => people > item(levels, 1)
  return (
    <>
      <InsetView inset={map}>
        <path className="v" d={riverData()} />
        <path className="r" d={roadData()} />
      </InsetView>
      <path className="w" d={cells.flatMap(({ cell, withheld }) => (withheld ? [hatch(cell)] : [])).join('')} />
      <path className="d" d={dotData(shown.filter((count) => !isCrowd(count)).flatMap(dotsOf), 0.1)} />
      <Cased className="z" d={dotData(shown.filter(isCrowd).flatMap(dotsOf), 0.1)} />
      <path className="f" d={cells.map(({ cell }) => box(cell)).join('')} />
      <path className="g" d={[0, ...levels].map((level) => `M${chart.left} ${up(level)}H${chart.right}`).join('')} />
      {bars.map(({ hour, people }) => (
        <rect
          key={hour}
          className={isFull(people) ? 's' : 'b'}
          x={oneDecimal(across(hour + 0.5) - barWidth / 2)}
          y={up(people)}
          width={barWidth}
          height={oneDecimal(chart.bottom - up(people))}
        />
      ))}
      <path className="e" d={whiskers.join('')} />
    </>
  )
}

/** Each cell with its people, and the axes of the chart. */
function labels(): LabelPlan {
  const { peak } = districtCounts()
  const cells = atPeak().map((count): PlannedLabel => {
    const { cell, estimate, withheld } = count
    const people = withheld ? 'x' : whole(published(estimate).people)
    const { x, y } = corner(cell)
    const label = fixedLabel([`${item(cellNames, cell)} `, people], { x: x + 6, y: y + 24 })
    return isCrowd(count) ? { ...label, hot: true } : label
  })
  const hours = [6, 12, 18].map((hour) => fixedLabel(clockTime(hour * 60), { x: across(hour + 0.5), y: 552 }, 'middle'))
  const counts = levels.map((level) => fixedLabel(whole(level), { x: chart.left - 6, y: up(level) + 5 }, 'end'))
  const name = fixedLabel(item(cellNames, peak.cell), { x: chart.left + 6, y: chart.top + 10 })
  return { style: 'map', labels: [...cells, ...hours, ...counts, name] }
}
