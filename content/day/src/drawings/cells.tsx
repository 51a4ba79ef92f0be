/*
 * The figure "cells" of the simulated day: radio cells by the calls that they lose in their busiest quarter-hour, and below
 * them the load of the worst by the quarter-hour. `npm run results -w content/day` draws it into
 * results/drawings/cells.json.
 */

import { type Cell, cellLoads } from '#day/counts/cell-load.ts'
import { amberFill } from '#day/drawings/engine/amber.ts'
import type { Figure } from '#day/drawings/engine/figure.ts'
import { frame, type Inset, throughInset } from '#day/drawings/engine/frame.ts'
import { fixedLabel } from '#day/drawings/engine/labels.ts'
import { oneDecimal } from '#day/drawings/engine/path.ts'
import { InsetView } from '#day/drawings/engine/svg.tsx'
import { riverData, roadData } from '#day/drawings/marks/map.tsx'
import type { Point } from '#day/ground/sheet.ts'
import { clockTime, percent, whole } from '#day/numbers/printed.ts'
import type { LabelPlan } from '../../format.ts'

const css = `path{fill:none}.v{stroke:var(--g);stroke-width:5;opacity:.3}.r{stroke:var(--i);stroke-width:.5;opacity:.25}.q{fill:var(--i);stroke:var(--i);stroke-width:.8}.a{fill-opacity:.05}.b{fill-opacity:.17}.d{fill-opacity:.34}${amberFill('.z')}.l{fill:var(--i);opacity:.55}.k{stroke:var(--i);stroke-width:1}.g{stroke:var(--i);stroke-width:.5;opacity:.3}.h{stroke:var(--i);stroke-width:1.6;stroke-dasharray:7 5}`

export const cells: Figure = { frame: frame(0, 0, 600, 560), ground: 'paper', css, Drawing, labels }

/** The part of the map that has the whole amber cell, below its title. */
const map: Inset = { ...frame(0, 66, 600, 314), at: { x: 0, y: 32 }, scale: 1 }
const mapEnd = map.at.y + map.height * map.scale

/** The chart in drawing units, below the map and a title. */
const chart = { left: 60, right: 592, top: 386, bottom: 528, most: 84 } as const
const levels = [20, 40, 60] as const

/** Lost calls, in percent, up to which each shade goes. */
const shades = [
  { above: Number.NEGATIVE_INFINITY, upTo: 2, className: 'q a' },
  { above: 2, upTo: 5, className: 'q b' },
  { above: 5, upTo: Number.POSITIVE_INFINITY, className: 'q d' },
] as const

/** Lost calls as the map prints them. The shade follows the same number, so that cells of one number look alike. */
const lost = ({ quarter }: Cell): number => Math.round(quarter.blocked * 100)

/** How far the label of a cell is from its mast, where it would leave its cell or cover the label of a neighbour on a phone. */
const moved: Readonly<Record<string, Point>> = { C1: { x: -24, y: 0 }, C8: { x: 0, y: 30 } }

const across = (minutes: number) => oneDecimal(chart.left + (minutes / 1440) * (chart.right - chart.left))
const up = (load: number) => oneDecimal(chart.bottom - (load / chart.most) * (chart.bottom - chart.top))

const outline = ({ area }: Cell): string => `M${area.map(({ x, y }) => `${oneDecimal(x)} ${oneDecimal(y)}`).join('L')}z`

/** The loads of a day as an area, a step for each quarter-hour. */
function dayOf({ loads }: Cell): string {
  const steps = loads.map((load, quarter) => `V${up(load)}H${across((quarter + 1) * 15)}`)
  return `M${chart.left} ${chart.bottom}${steps.join('')}V${chart.bottom}z`
}

function Drawing() {
  const { cells: all, worst } = cellLoads()
  const { start, load } = worst.quarter
  const others = all.filter((cell) => cell !== worst).map((cell) => ({ share: lost(cell), d: outline(cell) }))
  return (
    <>
      <InsetView inset={map}>
        {shades.map(({ above, upTo, className }) => {
          const alike = others.filter(({ share }) => share > above && share <= upTo)
          return <path key={className} className={className} d={alike.map(({ d }) => d).join('')} />
        })}
        <path className="z" d={outline(worst)} />
        <path className="v" d={riverData()} />
        <path className="r" d={roadData()} />
      </InsetView>
      <path className="k" d={`M0 ${map.at.y}H600M0 ${mapEnd}H600`} />
      <path className="g" d={[0, ...levels].map((level) => `M${chart.left} ${up(level)}H${chart.right}`).join('')} />
      <path className="l" d={dayOf(worst)} />
      <rect
        className="z"
        x={across(start)}
        y={up(load)}
        width={oneDecimal(across(start + 15) - across(start))}
        height={oneDecimal(chart.bottom - up(load))}
      />
      <path className="h" d={`M${chart.left} ${up(worst.hour.load)}H${chart.right}`} />
    </>
  )
}

/** The name of each cell and the calls that it loses, at its mast, and the axes of the chart with its two loads. */
function labels(): LabelPlan {
  const { cells: all, worst } = cellLoads()
  const { start, load } = worst.quarter
  const erlangs = (value: number) => `${Math.round(value)}\u00a0E`
  const shares = all.map((cell) => {
    const { x, y } = throughInset(map, cell.mast)
    const aside = moved[cell.name] ?? { x: 0, y: 0 }
    const label = fixedLabel(
      [cell.name, ' ', percent(lost(cell))],
      { x: x + aside.x, y: Math.min(Math.max(y + 5 + aside.y, map.at.y + 24), mapEnd - 12) },
      'middle',
    )
    return cell === worst ? { ...label, hot: true, onAmber: true } : label
  })
  return {
    style: 'map',
    labels: [
      fixedLabel([{ word: 'cells.0' }], { x: 8, y: 22 }),
      ...shares,
      fixedLabel([{ word: 'cells.1' }], { x: 8, y: mapEnd + 25 }),
      ...levels.map((level) => fixedLabel(whole(level), { x: chart.left - 8, y: up(level) + 5 }, 'end')),
      {
        ...fixedLabel([clockTime(start), { word: 'colon' }, erlangs(load)], { x: across(start) + 8, y: up(load) - 15 }),
        hot: true,
      },
      fixedLabel(
        [{ word: 'cells.2' }, ' ', erlangs(worst.hour.load)],
        { x: chart.right, y: up(worst.hour.load) - 6 },
        'end',
      ),
      ...[6, 12, 18].map((hour) => fixedLabel(clockTime(hour * 60), { x: across(hour * 60), y: 552 }, 'middle')),
      fixedLabel([{ word: 'cells.3' }], { x: chart.right, y: 552 }, 'end'),
    ],
  }
}
