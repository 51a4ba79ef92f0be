/*
 * The figure "catchment" of the simulated day: the map of a site analyst, with two shops, and how far a drive of so many
 * minutes reaches from each. `npm run results -w content/day` draws it into results/drawings/catchment.json.
 */

import { amberFill } from '#day/drawings/engine/amber.ts'
import type { Figure } from '#day/drawings/engine/figure.ts'
import { frame, inFrame } from '#day/drawings/engine/frame.ts'
import { lineLabel, markLabel } from '#day/drawings/engine/labels.ts'
import { graticuleData, outlineData, pathData } from '#day/drawings/engine/path.ts'
import { clearOfRoads, reliefCss, riverData, roadData, square } from '#day/drawings/marks/map.tsx'
import { bySite, shopAt, siteNames } from '#day/experiments/shop-presences.ts'
import { reachesOf } from '#day/experiments/trade-area.ts'
import { rules } from '#day/experiments/two-sites.ts'
import { sheet } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'
import { once } from '#day/once.ts'
import type { LabelPlan } from '../../format.ts'

const shown = frame(0, 0, 600, 400)

/** Classes of what belongs to each shop. */
const letters = { king: 'a', park: 'b' } as const

const css = `.r{stroke-width:.8;opacity:.4}.l{stroke-linejoin:round}.l.a{stroke:var(--i)}.l.b{stroke:var(--g);stroke-dasharray:7 4}.m{fill:var(--i);stroke:var(--p);stroke-width:1.5}${amberFill('.m.b')}`

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
const reaches = once(() => bySite((site) => reachesOf(site, rules.minutes)))

function Drawing() {
  return (
    <>
      <path className="v" d={riverData()} />
      <path className="r" d={roadData()} />
      {siteNames.map((site) =>
        reaches()[site].map((lines, index) => (
          <path
            key={item(widths, index)}
            className={`l ${letters[site]}`}
            strokeWidth={item(widths, index)}
            d={pathData(lines, 1.2)}
          />
        )),
      )}
      {siteNames.map((site) => (
        <path key={site} className={`m ${letters[site]}`} d={outlineData(square(shopAt(site), 7))} />
      ))}
      <path className="x" d={graticuleData(sheet.width, sheet.height)} />
    </>
  )
}

/** Both shops, and the minutes of each line. */
function labels(): LabelPlan {
  const marks = siteNames.map((site, index) =>
    markLabel([{ word: `shops.${index}` }], shopAt(site), 10, { hot: site === 'park', above: site === 'king' }),
  )
  const minutes = siteNames.flatMap((site) =>
    rules.minutes.map((limit, index) =>
      lineLabel(`${limit} min`, clearOfRoads(item(reaches()[site], index).flat().filter(inFrame(shown)))),
    ),
  )
  return {
    style: 'map',
    labels: [...marks, ...minutes],
    circles: siteNames.map((site) => ({ x: shopAt(site).x, y: shopAt(site).y, radius: 10 })),
    lines: Object.values(reaches()).flat(2),
  }
}
