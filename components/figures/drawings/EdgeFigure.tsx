import { Drawing } from '#components/figures/engine/Drawing.tsx'
import { frames } from '#components/figures/engine/frame.ts'
import { pathData, within } from '#components/figures/engine/path.ts'
import { isIndex, reliefCss } from '#components/figures/marks/Relief.tsx'
import { day } from '#content/day/day.ts'
import type { Contour } from '#content/day/ground/contours.ts'
import { riverLine } from '#content/day/ground/terrain.ts'

const css = '.c{opacity:.45}.k{opacity:.6}.v{opacity:.35}.r{stroke-width:.6;opacity:.3}'
const margin = 15

/** The east edge of the sheet: contours, river and roads run to the neat line and stop. */
export function EdgeFigure() {
  const { contours, roads } = day()
  const isEast = ({ x }: { x: number }) => x >= frames.edge.left - margin
  const contourData = (drawn: (contour: Contour) => boolean) =>
    pathData(
      contours
        .filter(drawn)
        .flatMap((contour) => contour.lines)
        .flatMap((line) => within(line, isEast)),
      0.4,
      1,
    )
  const roadLines = roads.edges.map((ends) => ends.flatMap((end) => roads.nodes[end] ?? []))
  return (
    <Drawing name="edge" ground="paper" css={reliefCss + css}>
      <path className="c" d={contourData((contour) => !isIndex(contour))} />
      <path className="c k" d={contourData(isIndex)} />
      <path className="v" d={pathData([riverLine.filter(isEast)], 0.5)} />
      <path
        className="r"
        d={pathData(
          roadLines.filter((line) => line.some(isEast)),
          0,
        )}
      />
    </Drawing>
  )
}
