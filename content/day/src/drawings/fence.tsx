/*
 * The figure "fence" of the simulated day: one visit to the monitored area (the fence), with the two rings that begin and
 * end it, and the readings on the hour that miss it. `npm run results -w content/day` draws it into
 * results/drawings/fence.json.
 */

import { day } from '#day/day.ts'
import { amberFill, amberStroke } from '#day/drawings/engine/amber.ts'
import type { Figure } from '#day/drawings/engine/figure.ts'
import { frame, type Inset, inFrame, throughInset } from '#day/drawings/engine/frame.ts'
import { fixedLabel, markLabel } from '#day/drawings/engine/labels.ts'
import { oneDecimal, outlineData, pathData, within } from '#day/drawings/engine/path.ts'
import { Cased, InsetView } from '#day/drawings/engine/svg.tsx'
import { contourLines, isIndex, reliefCss, riverData, roadData } from '#day/drawings/marks/map.tsx'
import { afternoonVisit, hourly, outerFence } from '#day/experiments/fence-visit.ts'
import type { Point } from '#day/ground/sheet.ts'
import { simplify } from '#day/ground/sheet.ts'
import { clockTime } from '#day/numbers/printed.ts'
import { fence as innerFence } from '#day/track/geofence.ts'
import type { LabelPlan, LabelText, PrintedNumber } from '../../format.ts'

const css = `.f{stroke:var(--i);stroke-width:.8;fill:var(--i);fill-opacity:.06}.o{stroke:var(--i);stroke-width:.6;stroke-dasharray:3 2.4}.t{stroke:var(--i);stroke-width:1.1;stroke-linejoin:round}.l{stroke:var(--i);stroke-width:1.2}.n{fill:var(--p);stroke:var(--i);stroke-width:2}.a{stroke-linejoin:round}${amberStroke('.a', 2, 0.8)}${amberFill('.s')}${amberFill('.e')}`

export const fence: Figure = { frame: frame(0, 0, 600, 330), ground: 'paper', css: reliefCss + css, Drawing, labels }

const inset: Inset = { left: 240, top: 236, width: 312, height: 137, at: { x: 0, y: 0 }, scale: 600 / 312 }
/** The strip of time under the map: an hour and a half, in minutes after midnight. */
const strip = { from: 885, to: 975, y: 288, left: 12, right: 588 } as const

const acrossAt = (t: number): number =>
  strip.left + ((t - strip.from) / (strip.to - strip.from)) * (strip.right - strip.left)

/** The fixes within the time of the strip. */
const stripTrack = () => day().kept.filter(({ t }) => t >= strip.from && t <= strip.to)

function Drawing() {
  const { enters, leaves } = afternoonVisit()
  const track = stripTrack()
  const inside = [enters, ...track.filter(({ t }) => t > enters.t && t < leaves.t), leaves]
  const contours = contourLines((contour) => !isIndex(contour)).flatMap((line) => within(line, inFrame(inset, 5)))
  const ends = [enters, leaves].map((at) => throughInset(inset, at))
  const samples = hourly().map((fix) => throughInset(inset, fix))
  return (
    <>
      <InsetView inset={inset}>
        <path className="c" d={pathData(contours, 0.6)} />
        <path className="r" d={roadData()} />
        <path className="v" d={riverData()} />
        <path className="f" d={outlineData(innerFence)} />
        <path className="o" d={outlineData(outerFence)} />
        <path className="t" d={pathData([simplify(track, 0.5)], 0, 1)} />
        <Cased className="a" d={pathData([simplify(inside, 0.5)], 0, 1)} />
      </InsetView>
      {ends.map(({ x, y }) => (
        <circle key={x} className="e" cx={oneDecimal(x)} cy={oneDecimal(y)} r="6" />
      ))}
      {samples.map(({ x, y }) => (
        <circle key={x} className="n" cx={oneDecimal(x)} cy={oneDecimal(y)} r="6" />
      ))}
      <path
        className="l"
        d={`M0 ${oneDecimal(inset.height * inset.scale)}H600M${strip.left} ${strip.y}H${strip.right}`}
      />
      <rect
        className="s"
        x={oneDecimal(acrossAt(enters.t))}
        y={strip.y - 6.5}
        width={oneDecimal(acrossAt(leaves.t) - acrossAt(enters.t))}
        height="13"
      />
      {hourly().map(({ t }) => (
        <circle key={t} className="n" cx={oneDecimal(acrossAt(t))} cy={strip.y} r="6" />
      ))}
    </>
  )
}

/** The readings on the hour, and the visit between them. */
function labels(): LabelPlan {
  const { enters, leaves } = afternoonVisit()
  const below = (text: PrintedNumber | LabelText, t: number) =>
    fixedLabel(text, { x: acrossAt(t), y: strip.y + 30 }, 'middle')
  const mark = (text: PrintedNumber, at: Point, hot: boolean) => markLabel(text, throughInset(inset, at), 7, { hot })
  return {
    style: 'map',
    labels: [
      ...hourly().map((fix) => below(clockTime(Math.round(fix.t)), Math.round(fix.t))),
      below([{ word: 'inside' }], (enters.t + leaves.t) / 2),
      mark(clockTime(enters.t), enters, true),
      mark(clockTime(leaves.t), leaves, true),
      ...hourly().map((fix) => mark(clockTime(Math.round(fix.t)), fix, false)),
    ],
    circles: [enters, leaves, ...hourly()].map((at) => ({ ...throughInset(inset, at), radius: 6 })),
    lines: [stripTrack(), innerFence, outerFence].map((line) => line.map((point) => throughInset(inset, point))),
  }
}
