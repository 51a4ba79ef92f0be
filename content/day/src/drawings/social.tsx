/*
 * The figure "social" of the simulated day: who meets whom in the invented graph. The entity on the most shortest paths is
 * amber; filled nodes share one of the three hubs. `npm run results -w content/day` draws it into
 * results/drawings/social.json.
 */

import { day } from '#day/day.ts'
import { amberFill, amberStroke } from '#day/drawings/engine/amber.ts'
import type { Figure } from '#day/drawings/engine/figure.ts'
import { frame } from '#day/drawings/engine/frame.ts'
import { oneDecimal, pathData } from '#day/drawings/engine/path.ts'
import { Cased } from '#day/drawings/engine/svg.tsx'
import type { Tie } from '#day/graph/network.ts'
import { item } from '#day/item.ts'

const css = `path{fill:none;stroke:var(--i)}.a{stroke-width:.6;opacity:.45}.b{stroke-width:1.6;opacity:.7}${amberStroke('.h', 2.2, 1)}circle{fill:var(--p);stroke:var(--i);stroke-width:1.6}.f{fill:var(--i)}${amberFill('.s')}`

export const social: Figure = { frame: frame(0, 0, 360, 340), ground: 'paper', css, Drawing }

/** The number of days from which a tie is drawn heavy. */
const strong = 5
const filledHub = 5

function Drawing() {
  const { nodes, ties, broker } = day().network
  const lines = (drawn: (tie: Tie) => boolean) =>
    pathData(
      ties.filter(drawn).map((tie) => [item(nodes, tie.a), item(nodes, tie.b)]),
      0,
    )
  const classOf = (index: number, hub: number) => {
    if (index === broker) return 's'
    return hub === filledHub ? 'f' : undefined
  }
  return (
    <>
      <path className="a" d={lines((tie) => tie.days < strong)} />
      <path className="b" d={lines((tie) => tie.days >= strong)} />
      <Cased className="h" d={lines((tie) => tie.a === broker || tie.b === broker)} />
      {nodes.map((node, index) => (
        <circle
          key={`${node.x},${node.y}`}
          className={classOf(index, node.hub)}
          cx={Math.round(node.x)}
          cy={Math.round(node.y)}
          r={index === broker ? 11 : oneDecimal(2.6 + Math.sqrt(node.degree))}
        />
      ))}
    </>
  )
}
