import { pathData } from '#components/figures/engine/path.ts'
import { day } from '#content/day/day.ts'
import type { Contour } from '#content/day/ground/contours.ts'
import { riverLine } from '#content/day/ground/terrain.ts'

/** Rules for the ground of a map: contours (c), every fifth of them heavier (k), river (v), roads (r), graticule (x). */
export const reliefCss =
  'path,circle,polygon{fill:none}.c{stroke:var(--i);stroke-width:.5;opacity:.3}.k{stroke-width:1;opacity:.42}.v{stroke:var(--g);stroke-width:5;opacity:.3}.r{stroke:var(--i);stroke-width:.5;opacity:.2}.x{stroke:var(--i);stroke-width:.7;opacity:.6}'

export const isIndex = ({ level }: Contour): boolean => level % 50 === 0

export const riverData = (): string => pathData([riverLine], 0.8)

export const roadData = (): string => {
  const { nodes, edges } = day().roads
  return pathData(
    edges.map((ends) => ends.flatMap((end) => nodes[end] ?? [])),
    0,
  )
}

/** Contours of the whole sheet, simplified to a tolerance in sheet units. */
export function Relief({ tolerance }: { tolerance: number }) {
  const lines = (index: boolean) =>
    day()
      .contours.filter((contour) => isIndex(contour) === index)
      .flatMap((contour) => contour.lines)
  return (
    <>
      <path className="c" d={pathData(lines(false), tolerance)} />
      <path className="c k" d={pathData(lines(true), tolerance)} />
    </>
  )
}
