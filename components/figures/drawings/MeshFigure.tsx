import { Drawing } from '#components/figures/engine/Drawing.tsx'
import type { FigureLabel, LabelPlan } from '#components/figures/engine/labels.ts'
import { pathData, short } from '#components/figures/engine/path.ts'
import type { Line, Point } from '#content/day/ground/sheet.ts'
import { item } from '#content/day/item.ts'
import { mesh, meshPlan } from '#content/day/radio/mesh.ts'

const css =
  'path,circle,ellipse{fill:none}.w{stroke:var(--i);stroke-width:.7;opacity:.5}.e{fill:var(--g);fill-opacity:.22;stroke:var(--g);stroke-width:1}.k{fill:var(--i)}.d{stroke:var(--i);stroke-width:6;stroke-linecap:round}.x{stroke:var(--i);stroke-width:1.1}.j{stroke:var(--a);stroke-width:1.8}.n{stroke-dasharray:5 4}.f{fill:var(--a);fill-opacity:.25;stroke:var(--a);stroke-width:1.6}.s{fill:var(--a)}.h{fill:var(--p);stroke:var(--a);stroke-width:2;stroke-dasharray:4 3}'

/** Drawing units for one unit of the plot. */
const scale = 600 / 360

const at = ({ x, y }: Point): Point => ({ x: x * scale, y: y * scale })

/** The node that two ranges alone hold, its other place, and who holds it. */
function fold() {
  const { folds, points, ranges } = mesh()
  const { node, mirror } = item(folds, 0)
  const holders = ranges.flatMap(({ a, b }) => (a === node ? [b] : b === node ? [a] : []))
  return { node, mirror: at(mirror), holders: holders.map((holder) => at(item(points, holder))) }
}

const linesOf = (isFolded: boolean): Line[] => {
  const { points, ranges } = mesh()
  const { node } = fold()
  return ranges
    .filter(({ a, b }) => (a === node || b === node) === isFolded)
    .map(({ a, b }) => [at(item(points, a)), at(item(points, b))])
}

/** A mesh that has found itself: surveyed radios as triangles, the others with the regions that hold them. */
export function MeshFigure() {
  const { points, found } = mesh()
  const { node, mirror, holders } = fold()
  const placed = found.map((one, index) => ({ ...one, ...at(one), index: index + meshPlan.anchors }))
  const sure = placed.filter(({ index }) => index !== node)
  const anchors = points.slice(0, meshPlan.anchors).map(at)
  const folded = placed.find(({ index }) => index === node)
  const truths = meshPlan.nodes.slice(meshPlan.anchors).map(at)
  return (
    <Drawing name="mesh" ground="paper" css={css}>
      <path className="w" d={pathData(linesOf(false), 0)} />
      <path className="j" d={pathData(linesOf(true), 0)} />
      <path
        className="j n"
        d={pathData(
          holders.map((holder) => [holder, mirror]),
          0,
        )}
      />
      {placed.map(({ x, y, ellipse, index }) => (
        <ellipse
          key={index}
          className={index === node ? 'f' : 'e'}
          cx={short(x)}
          cy={short(y)}
          rx={short(ellipse.major * scale)}
          ry={short(ellipse.minor * scale)}
          transform={`rotate(${short(ellipse.degrees)} ${short(x)} ${short(y)})`}
        />
      ))}
      <path className="d" d={sure.map(({ x, y }) => `M${short(x)} ${short(y)}h0`).join('')} />
      {folded && <circle className="s" cx={short(folded.x)} cy={short(folded.y)} r="4.5" />}
      <circle className="h" cx={short(mirror.x)} cy={short(mirror.y)} r="8" />
      <path className="x" d={truths.map(({ x, y }) => `M${short(x - 5)} ${short(y)}h10m-5-5v10`).join('')} />
      <path className="k" d={anchors.map(({ x, y }) => `M${short(x)} ${short(y - 11)}l11 19h-22z`).join('')} />
    </Drawing>
  )
}

/** Every radio by its number; the other place of the amber one has the same number and a question mark. */
export function meshLabels(): LabelPlan {
  const { points, found } = mesh()
  const { node, mirror } = fold()
  const labels = points.map((point, index): FigureLabel => {
    const ellipse = found[index - meshPlan.anchors]?.ellipse
    const clear = ellipse ? (index === node ? ellipse.major : ellipse.minor) * scale : 9
    return { kind: 'mark', text: String(index + 1), hot: index === node, at: at(point), clear }
  })
  const question: FigureLabel = { kind: 'mark', text: `${node + 1}?`, hot: true, at: mirror, clear: 9 }
  const circles = [...points.map((point) => ({ ...at(point), radius: 10 })), { ...mirror, radius: 9 }]
  return {
    labels: [...labels, question],
    avoid: { circles, lines: [...linesOf(true), ...linesOf(false)] },
    kind: 'map',
  }
}
