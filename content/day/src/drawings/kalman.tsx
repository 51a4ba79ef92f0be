/*
 * The figure "kalman" of the simulated day: one drive as reported by a poor receiver, and as estimated by filter and
 * smoother. The halt is amber in both. `npm run results -w content/day` draws it into results/drawings/kalman.json.
 */

import { amberStroke } from '#day/drawings/engine/amber.ts'
import type { Figure } from '#day/drawings/engine/figure.ts'
import { frame, type Inset, throughInset } from '#day/drawings/engine/frame.ts'
import { fixedLabel, markLabel } from '#day/drawings/engine/labels.ts'
import { dotData, oneDecimal, pathData } from '#day/drawings/engine/path.ts'
import { Cased, InsetView } from '#day/drawings/engine/svg.tsx'
import { noisyDrive, speedAtHalt } from '#day/experiments/noisy-drive.ts'
import { centroid, type Line } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'
import { decimal } from '#day/numbers/printed.ts'
import type { LabelPlan } from '../../format.ts'

const css = `path,circle{fill:none}.v{stroke:var(--g);stroke-width:2.4;opacity:.45;stroke-linejoin:round}.w{stroke:var(--i);stroke-width:.25;opacity:.7}.d{stroke:var(--i);stroke-width:1.1;stroke-linecap:round}${amberStroke('.j', 0.45, 0.5)}.h{stroke-linecap:round}${amberStroke('.h', 1.7, 0.5)}.e{opacity:.2}.e circle{fill:var(--g)}.t{stroke:var(--i);stroke-width:.8;stroke-linejoin:round}.x{stroke:var(--i);stroke-width:1}`

export const kalman: Figure = { frame: frame(0, 0, 600, 250), ground: 'paper', css, Drawing, labels }

const crop = { left: 404, top: 252, width: 100, height: 84 } as const
const scale = 2.95
const panels: readonly Inset[] = [
  { ...crop, at: { x: 0, y: 1 }, scale },
  { ...crop, at: { x: 305, y: 1 }, scale },
]

/** Root of the 95 % quantile of chi-squared with two degrees of freedom. */
const region = Math.sqrt(5.991)

function Drawing() {
  const { truth, fixes, smoothed, halt } = noisyDrive()
  const atHalt = <T,>(track: readonly T[]) => track.slice(halt[0], halt[1] + 1)
  const [claimed, made] = [item(panels, 0), item(panels, 1)]
  return (
    <>
      <defs>
        <path id="v" className="v" d={pathData([truth], 0.3, 1)} />
      </defs>
      <InsetView inset={claimed}>
        <use href="#v" />
        <path className="w" d={pathData([fixes], 0, 1)} />
        <path className="d" d={dotData(fixes, 0.1)} />
        <Cased className="j" d={pathData([atHalt(fixes)], 0, 1)} />
        <Cased className="h" d={dotData(atHalt(fixes), 0.1)} />
      </InsetView>
      <InsetView inset={made}>
        <g className="e">
          {smoothed.map((state) => (
            <circle
              key={state.t}
              cx={oneDecimal(state.x)}
              cy={oneDecimal(state.y)}
              r={oneDecimal(region * Math.sqrt(state.covariance.pp))}
            />
          ))}
        </g>
        <use href="#v" />
        <path className="t" d={pathData([smoothed], 0.1, 1)} />
        <Cased className="h" d={dotData(atHalt(smoothed), 0.3)} />
      </InsetView>
      {panels.map(({ at, width, height }) => (
        <path
          key={at.x}
          className="x"
          d={`M${at.x + 0.5} ${at.y}h${oneDecimal(width * scale - 1)}v${oneDecimal(height * scale)}h-${oneDecimal(width * scale - 1)}z`}
        />
      ))}
    </>
  )
}

/** The edge of a panel: a label over it would look like that of the other panel. */
function border({ at: { x, y }, width, height }: Inset): Line {
  const [right, foot] = [x + width * scale, y + height * scale]
  return [
    { x, y },
    { x: right, y },
    { x: right, y: foot },
    { x, y: foot },
    { x, y },
  ]
}

/** The name of each panel, and the speed of the halted car by its track. */
function labels(): LabelPlan {
  const leg = noisyDrive()
  const names = panels.map(({ at, height }, index) =>
    fixedLabel([{ word: `kalman.${index}` }], { x: at.x + 8, y: at.y + height * scale - 8 }),
  )
  const tracks = [leg.fixes, leg.smoothed] as const
  const speeds = tracks.map((track, index) => {
    const at = throughInset(item(panels, index), centroid(track.slice(leg.halt[0], leg.halt[1] + 1)))
    return markLabel([decimal(speedAtHalt(track, leg.halt), 0, 'km/h'), ' km/h'], at, index === 0 ? 26 : 17, {
      hot: true,
    })
  })
  const lineOf = (track: Line, index: number): Line => track.map((point) => throughInset(item(panels, index), point))
  return { style: 'map', labels: [...names, ...speeds], lines: [...tracks.map(lineOf), ...panels.map(border)] }
}
