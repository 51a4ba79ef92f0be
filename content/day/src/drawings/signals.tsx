/*
 * The figure "signals" of the simulated day: five receivers that locate a transmitter. A ring for each received strength, as
 * wide as its error, and the ellipse where the rings agree. `npm run results -w content/day` draws it into
 * results/drawings/signals.json.
 */

import { day } from '#day/day.ts'
import { amberFill } from '#day/drawings/engine/amber.ts'
import type { Figure } from '#day/drawings/engine/figure.ts'
import { frame } from '#day/drawings/engine/frame.ts'
import { markLabel } from '#day/drawings/engine/labels.ts'
import { oneDecimal } from '#day/drawings/engine/path.ts'
import { decimal } from '#day/numbers/printed.ts'
import type { LabelPlan } from '../../format.ts'

const css = `path,circle,ellipse{fill:none}.w{stroke:var(--g);opacity:.2}.l{stroke:var(--i);stroke-width:1.1}.k{fill:var(--i)}.e{fill:var(--a);fill-opacity:.3;stroke:var(--e);stroke-width:1.5;vector-effect:non-scaling-stroke}${amberFill('.s')}.n{stroke:var(--i);stroke-width:.6;stroke-dasharray:2 3}`

export const signals: Figure = { frame: frame(0, 0, 360, 300), ground: 'paper', css, Drawing, labels }

function Drawing() {
  const { rangings, radioFix } = day()
  const [x, y] = [oneDecimal(radioFix.x), oneDecimal(radioFix.y)]
  const { major, minor, degrees } = radioFix.ellipse
  return (
    <>
      {rangings.map(({ anchor, range, error }) => (
        <circle
          key={`${anchor.x},${anchor.y}`}
          className="w"
          cx={anchor.x}
          cy={anchor.y}
          r={oneDecimal(range)}
          strokeWidth={oneDecimal(2 * error)}
        />
      ))}
      {rangings.map(({ anchor, range }) => (
        <circle key={`${anchor.x},${anchor.y}`} className="l" cx={anchor.x} cy={anchor.y} r={oneDecimal(range)} />
      ))}
      <path className="n" d={rangings.map(({ anchor }) => `M${anchor.x} ${anchor.y}L${x} ${y}`).join('')} />
      <path className="k" d={rangings.map(({ anchor }) => `M${anchor.x} ${anchor.y - 7}l7 12h-14z`).join('')} />
      <ellipse
        className="e"
        cx={x}
        cy={y}
        rx={oneDecimal(major)}
        ry={oneDecimal(minor)}
        transform={`rotate(${oneDecimal(degrees)} ${x} ${y})`}
      />
      <circle className="s" cx={x} cy={y} r="4" />
    </>
  )
}

/** The strength received from each anchor. */
function labels(): LabelPlan {
  const { rangings, radioFix } = day()
  const { x, y } = radioFix
  const anchors = rangings.map(({ anchor }) => anchor)
  return {
    style: 'small',
    labels: rangings.map(({ anchor, dBm }) => markLabel([decimal(dBm, 0, 'dBm'), ' dBm'], anchor, 8)),
    circles: [...anchors.map((anchor) => ({ ...anchor, radius: 8 })), { x, y, radius: radioFix.ellipse.minor }],
    lines: anchors.map((anchor) => [anchor, { x, y }]),
  }
}
