/*
 * The figure "ridges" of the simulated day: the hills from beyond the eastern edge of the simulated map, ridge behind ridge,
 * and the shortest stay, which they hide. `npm run results -w content/day` draws it into results/drawings/ridges.json.
 */

import { amberFill, amberStroke } from '#day/drawings/engine/amber.ts'
import type { Figure } from '#day/drawings/engine/figure.ts'
import { frame } from '#day/drawings/engine/frame.ts'
import { fixedLabel } from '#day/drawings/engine/labels.ts'
import { oneDecimal, pathData } from '#day/drawings/engine/path.ts'
import { Cased } from '#day/drawings/engine/svg.tsx'
import { lookBack, panorama, panoramaView } from '#day/experiments/panorama.ts'
import type { Line } from '#day/ground/sheet.ts'
import type { Sight } from '#day/ground/terrain.ts'
import { item } from '#day/item.ts'
import { decimal } from '#day/numbers/printed.ts'
import type { LabelPlan } from '../../format.ts'

const css = `path{fill:none;stroke:var(--i);stroke-linejoin:round}.l{fill:var(--p);stroke:none}.k{stroke-width:1.1}.c{stroke-width:.8}.d{stroke-width:.5}${amberStroke('.j', 1.4)}.n{stroke-dasharray:2 3}${amberFill('.s')}`

export const ridges: Figure = { frame: frame(0, 0, 600, 150), ground: 'paper', css, Drawing, labels }

const { width, height } = ridges.frame
/** Drawing units for one degree: eight times as many up as across. */
const perDegree = { across: width / (panoramaView.to - panoramaView.from), up: 66 } as const
/** The height of the eye in the drawing. */
const level = 66

const place = ({ bearing, angle }: Sight) => ({
  x: (bearing - panoramaView.from) * perDegree.across,
  y: level - angle * perDegree.up,
})

/** A ridge without the drops at the ends of the sheet: the survey stops there, and no ground is so steep. */
function surveyed(sights: Line): Line[] {
  const drop = height / 4
  const cuts = sights.flatMap(({ y }, index) =>
    index > 0 && Math.abs(y - item(sights, index - 1).y) > drop ? [index] : [],
  )
  return [0, ...cuts].map((from, part) => sights.slice(from, cuts[part]))
}

/** Ridges from the far to the near, each painted over those behind it, and the stop in its direction. */
function Drawing() {
  const far = panorama().toReversed()
  const stop = lookBack()
  const at = place(stop)
  const crestAt = place({ bearing: stop.bearing, angle: stop.crest })
  return (
    <>
      {far.map(({ from, crest }, index) => {
        const sights = crest.map(place)
        const weight = index < 8 ? 'd' : index < far.length - 1 ? 'c' : 'k'
        return (
          <g key={from}>
            <path className="l" d={`${pathData([sights], 0.25, 1)}V${height}H0z`} />
            <path className={weight} d={pathData(surveyed(sights), 0.25, 1)} />
          </g>
        )
      })}
      <Cased className="j" d={`M${oneDecimal(at.x)} 14V${oneDecimal(crestAt.y)}`} />
      <Cased className="j n" d={`M${oneDecimal(at.x)} ${oneDecimal(crestAt.y)}V${oneDecimal(at.y)}`} />
      <circle className="s" cx={oneDecimal(at.x)} cy={oneDecimal(at.y)} r="3.4" />
    </>
  )
}

/** The stop by its name and distance. */
function labels(): LabelPlan {
  const stop = lookBack()
  const text = [`${stop.name}, `, decimal(stop.away / 1000, 1, 'km'), ' km']
  return { style: 'map', labels: [{ ...fixedLabel(text, { x: place(stop).x + 7, y: 20 }), hot: true }] }
}
