/*
 * The figure "mesh" of the simulated day: a mesh of simulated radios located by the distances between them: surveyed ones as
 * triangles, each of the others with its 95 % region. `npm run results -w content/day` draws it into
 * results/drawings/mesh.json.
 */

import { amberFill, amberStroke } from '#day/drawings/engine/amber.ts'
import type { Figure } from '#day/drawings/engine/figure.ts'
import { frame } from '#day/drawings/engine/frame.ts'
import { markLabel } from '#day/drawings/engine/labels.ts'
import { oneDecimal, pathData } from '#day/drawings/engine/path.ts'
import { Cased } from '#day/drawings/engine/svg.tsx'
import type { Line, Point } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'
import { meshPlan, mesh as solvedMesh } from '#day/radio/ranging-mesh.ts'
import type { LabelPlan } from '../../format.ts'

const css = `path,circle,ellipse{fill:none}.w{stroke:var(--i);stroke-width:.7;opacity:.5}.e{fill:var(--g);fill-opacity:.22;stroke:var(--g);stroke-width:1}.k{fill:var(--i)}.d{stroke:var(--i);stroke-width:6;stroke-linecap:round}.x{stroke:var(--i);stroke-width:1.1}${amberStroke('.j', 1.8)}.n{stroke-dasharray:5 4}.f{fill:var(--a);fill-opacity:.25;stroke:var(--e);stroke-width:1.5;vector-effect:non-scaling-stroke}${amberFill('.s')}.h{fill:var(--p);stroke:var(--e);stroke-width:2;stroke-dasharray:4 3}`

export const mesh: Figure = { frame: frame(0, 44, 600, 416), ground: 'paper', css, Drawing, labels }

/** Drawing units for one unit of the plot. */
const scale = 600 / 360

const at = ({ x, y }: Point): Point => ({ x: x * scale, y: y * scale })

/** The node with two ranges only, the mirrored place that fits them as well, and the places of its two neighbours. */
function ambiguousNode() {
  const { ambiguous, points, ranges } = solvedMesh()
  const { node, mirror } = item(ambiguous, 0)
  const neighbours = ranges.flatMap(({ a, b }) => (a === node ? [b] : b === node ? [a] : []))
  return { node, mirror: at(mirror), neighbours: neighbours.map((neighbour) => at(item(points, neighbour))) }
}

/** The ranges as lines: those of the ambiguous node, or all others. */
const linesOf = (isAmbiguous: boolean): Line[] => {
  const { points, ranges } = solvedMesh()
  const { node } = ambiguousNode()
  return ranges
    .filter(({ a, b }) => (a === node || b === node) === isAmbiguous)
    .map(({ a, b }) => [at(item(points, a)), at(item(points, b))])
}

function Drawing() {
  const { points, found } = solvedMesh()
  const { node, mirror, neighbours } = ambiguousNode()
  const placed = found.map((one, index) => ({ ...one, ...at(one), index: index + meshPlan.anchors }))
  const unambiguous = placed.filter(({ index }) => index !== node)
  const anchors = points.slice(0, meshPlan.anchors).map(at)
  const doubtful = placed.find(({ index }) => index === node)
  const truePlaces = meshPlan.nodes.slice(meshPlan.anchors).map(at)
  return (
    <>
      <path className="w" d={pathData(linesOf(false), 0)} />
      <Cased className="j" d={pathData(linesOf(true), 0)} />
      <Cased
        className="j n"
        d={pathData(
          neighbours.map((neighbour) => [neighbour, mirror]),
          0,
        )}
      />
      {placed.map(({ x, y, ellipse, index }) => (
        <ellipse
          key={index}
          className={index === node ? 'f' : 'e'}
          cx={oneDecimal(x)}
          cy={oneDecimal(y)}
          rx={oneDecimal(ellipse.major * scale)}
          ry={oneDecimal(ellipse.minor * scale)}
          transform={`rotate(${oneDecimal(ellipse.degrees)} ${oneDecimal(x)} ${oneDecimal(y)})`}
        />
      ))}
      <path className="d" d={unambiguous.map(({ x, y }) => `M${oneDecimal(x)} ${oneDecimal(y)}h0`).join('')} />
      {doubtful && <circle className="s" cx={oneDecimal(doubtful.x)} cy={oneDecimal(doubtful.y)} r="4.5" />}
      <circle className="h" cx={oneDecimal(mirror.x)} cy={oneDecimal(mirror.y)} r="8" />
      <path
        className="x"
        d={truePlaces.map(({ x, y }) => `M${oneDecimal(x - 5)} ${oneDecimal(y)}h10m-5-5v10`).join('')}
      />
      <path
        className="k"
        d={anchors.map(({ x, y }) => `M${oneDecimal(x)} ${oneDecimal(y - 11)}l11 19h-22z`).join('')}
      />
    </>
  )
}

/** The number of each radio. The mirrored place of the ambiguous one has its number with a question mark. */
function labels(): LabelPlan {
  const { points, found } = solvedMesh()
  const { node, mirror } = ambiguousNode()
  const radios = points.map((point, index) => {
    const ellipse = found[index - meshPlan.anchors]?.ellipse
    const clear = ellipse ? (index === node ? ellipse.major : ellipse.minor) * scale : 9
    return markLabel(String(index + 1), at(point), clear, { hot: index === node })
  })
  return {
    style: 'map',
    labels: [...radios, markLabel(`${node + 1}?`, mirror, 9, { hot: true })],
    circles: [...points.map((point) => ({ ...at(point), radius: 10 })), { ...mirror, radius: 9 }],
    lines: [...linesOf(true), ...linesOf(false)],
  }
}
