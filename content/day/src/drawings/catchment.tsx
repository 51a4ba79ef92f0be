import { amberFill } from '#day/drawings/engine/amber.ts'
import type { Figure } from '#day/drawings/engine/figure.ts'
import { frame, inFrame } from '#day/drawings/engine/frame.ts'
import { markLabel } from '#day/drawings/engine/labels.ts'
import { graticuleData, outlineData, pathData } from '#day/drawings/engine/path.ts'
import { reliefCss, riverData, roadData } from '#day/drawings/marks/map.tsx'
import { driveTo, rules, type SiteName, shopAt, siteNames } from '#day/experiments/two-sites.ts'
import { type Line, type Point, sheet } from '#day/ground/sheet.ts'
import { contourLines, sampleGrid } from '#day/ground/terrain.ts'
import { item } from '#day/item.ts'
import { once } from '#day/once.ts'
import type { LabelPlan } from '../../format.ts'

const shown = frame(0, 0, 600, 400)

const css = `.r{stroke-width:.8;opacity:.4}.l{stroke-linejoin:round}.l.a{stroke:var(--i)}.l.b{stroke:var(--g);stroke-dasharray:7 4}.m{fill:var(--i);stroke:var(--p);stroke-width:1.5}${amberFill('.m.b')}`

/** The map for a site analyst: two shops, and how far a drive of so many minutes reaches from each. */
export const catchment: Figure = {
  frame: shown,
  ground: 'paper',
  css: reliefCss + css,
  Drawing,
  labels,
}

/** Widths of the lines, of the nearest first. */
const widths = [3.4, 2.2, 1.2] as const

/** Lines of equal travel time of each shop, by the limits in minutes. */
const reaches = once(() => {
  const of = (site: SiteName): readonly (readonly Line[])[] => {
    const drive = driveTo(site)
    const grid = sampleGrid((x, y) => drive({ x, y }), 10)
    return rules.minutes.map((limit) => contourLines(grid, limit).filter((line) => line.length > 3))
  }
  return { a: of('a'), b: of('b') }
})

/** A square around a shop. */
const square = ({ x, y }: Point): Line =>
  [
    [-7, -7],
    [7, -7],
    [7, 7],
    [-7, 7],
  ].map(([right = 0, down = 0]) => ({ x: x + right, y: y + down }))

function Drawing() {
  return (
    <>
      <path className="v" d={riverData()} />
      <path className="r" d={roadData()} />
      {siteNames.map((site) =>
        reaches()[site].map((lines, index) => (
          <path
            key={item(widths, index)}
            className={`l ${site}`}
            strokeWidth={item(widths, index)}
            d={pathData(lines, 1.2)}
          />
        )),
      )}
      {siteNames.map((site) => (
        <path key={site} className={`m ${site}`} d={outlineData(square(shopAt(site)))} />
      ))}
      <path className="x" d={graticuleData(sheet.width, sheet.height)} />
    </>
  )
}

/** Both shops, and the minutes of each line: of A in the north, of B in the south, of the outermost of each in the west. */
function labels(): LabelPlan {
  const marks = siteNames.map((site) => markLabel(site.toUpperCase(), shopAt(site), 10, { hot: site === 'b' }))
  const minutes = siteNames.flatMap((site) =>
    rules.minutes.flatMap((limit, index) => {
      const points = item(reaches()[site], index).flat().filter(inFrame(shown, -20))
      const isOutermost = index === rules.minutes.length - 1
      const order = ({ x, y }: Point) => (isOutermost ? x : site === 'a' ? y : -y)
      const [at] = points.toSorted((one, other) => order(one) - order(other))
      return at ? [markLabel(`${site.toUpperCase()} ${limit}`, at, 3, { detail: 'min' })] : []
    }),
  )
  return { style: 'map', labels: [...marks, ...minutes], lines: Object.values(reaches()).flat(2) }
}
