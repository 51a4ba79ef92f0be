/*
 * The figure "convoy" of the simulated day: the routes of a convoy by how often each street is taken, and how well its
 * street is guessed, minute by minute. `npm run results -w content/day` draws it into results/drawings/convoy.json.
 */

import { day } from '#day/day.ts'
import { amberFill, amberStroke } from '#day/drawings/engine/amber.ts'
import type { Figure } from '#day/drawings/engine/figure.ts'
import { frame, type Inset, inFrame, throughInset } from '#day/drawings/engine/frame.ts'
import { fixedLabel, markLabel } from '#day/drawings/engine/labels.ts'
import { oneDecimal, pathData, within } from '#day/drawings/engine/path.ts'
import { Cased, InsetView } from '#day/drawings/engine/svg.tsx'
import { contourLines, isIndex, reliefCss, riverData, roadData } from '#day/drawings/marks/map.tsx'
import { type ConvoyStreet, convoyPlan, convoyRoutes, usualOnBridge } from '#day/experiments/convoy-routes.ts'
import { between } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'
import { percent } from '#day/numbers/printed.ts'
import type { LabelPlan } from '../../format.ts'

const css = `.r{opacity:.3}.w{stroke:var(--i);stroke-linecap:round}${amberStroke('.s', 9, 1.2)}.e{fill:var(--p);stroke:var(--i);stroke-width:2}.g{stroke:var(--i);stroke-width:.5;opacity:.3}.b{stroke:var(--i);stroke-width:22}.f{stroke:var(--i);stroke-width:.7}${amberFill('.z')}`

export const convoy: Figure = { frame: frame(0, 0, 600, 400), ground: 'paper', css: reliefCss + css, Drawing, labels }

/** The part of the map that contains the routes. */
const map: Inset = { ...frame(272, 78, 233.1, 322), at: { x: 0, y: 0 }, scale: 400 / 322 }
/** The chart in drawing units: a bar for each minute from departure, down, as long as the share of mornings. */
const chart = { left: 352, right: 560, top: 88, pitch: 41 } as const
const levels = [0.5, 1] as const

const across = (share: number) => oneDecimal(chart.left + share * (chart.right - chart.left))
const rowAt = (minute: number) => chart.top + minute * chart.pitch
const widthOf = ({ mornings }: ConvoyStreet) => oneDecimal(1 + (8 * mornings) / convoyPlan.mornings)
const lineOf = ({ ends: [from, to] }: ConvoyStreet) =>
  `M${Math.round(from.x)} ${Math.round(from.y)}L${Math.round(to.x)} ${Math.round(to.y)}`

function Drawing() {
  const { streets, minutes, routes } = convoyRoutes()
  const near = (index: boolean) =>
    contourLines((contour) => isIndex(contour) === index).flatMap((line) => within(line, inFrame(map, 5)))
  const path = item(routes, 0)
  const gates = [item(path, 0), item(path, -1)].map((node) => item(day().roads.nodes, node))
  const bridge = streets.filter(({ isBridge }) => isBridge)
  const hot = usualOnBridge()
  return (
    <>
      <InsetView inset={map}>
        <path className="c" d={pathData(near(false), 0.7)} />
        <path className="c k" d={pathData(near(true), 0.7)} />
        <path className="v" d={riverData()} />
        <path className="r" d={roadData()} />
        {Object.entries(Object.groupBy(streets, widthOf)).map(([width, alike = []]) => (
          <path key={width} className="w" strokeWidth={width} d={alike.map(lineOf).join('')} />
        ))}
        <Cased className="s" d={bridge.map(lineOf).join('')} />
        {gates.map(({ x, y }) => (
          <rect key={y} className="e" x={oneDecimal(x - 6)} y={oneDecimal(y - 6)} width="12" height="12" />
        ))}
      </InsetView>
      <path className="f" d="M290 0v400" />
      <path
        className="g"
        d={levels.map((level) => `M${across(level)} ${chart.top - 24}V${rowAt(minutes.length - 1) + 20}`).join('')}
      />
      <path
        className="b"
        d={minutes
          .filter((one) => one !== hot)
          .map(({ minute, share }) => `M${chart.left} ${rowAt(minute)}H${across(share)}`)
          .join('')}
      />
      <rect
        className="z"
        x={chart.left}
        y={rowAt(hot.minute) - 12}
        width={oneDecimal(across(hot.share) - chart.left)}
        height="24"
      />
    </>
  )
}

/** The bridge, the minutes and the shares of the chart, and the share on the bridge. */
function labels(): LabelPlan {
  const { streets } = convoyRoutes()
  const bridges = streets.filter(({ isBridge }) => isBridge)
  const marks = bridges.map(({ ends }) =>
    markLabel([{ word: 'bridges.1' }], throughInset(map, between(...ends, 0.5)), 10, { hot: true }),
  )
  const beside = [0, 2, 4, 6].map((minute) =>
    fixedLabel(String(minute), { x: chart.left - 8, y: rowAt(minute) + 5 }, 'end'),
  )
  const hot = usualOnBridge()
  const over = [
    fixedLabel([{ word: 'usual' }], { x: 592, y: 22 }, 'end'),
    fixedLabel('min', { x: chart.left - 8, y: 52 }, 'end'),
    ...levels.map((level) => fixedLabel(percent(level * 100), { x: across(level), y: 52 }, 'middle')),
  ]
  const share = {
    ...fixedLabel(percent(hot.share * 100), { x: across(hot.share) + 8, y: rowAt(hot.minute) + 5 }),
    hot: true,
  }
  return { style: 'map', labels: [...beside, ...over, share, ...marks] }
}
