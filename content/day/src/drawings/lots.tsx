/*
 * The figure "lots" of the simulated day: the map of a site analyst with two empty lots and the shops that are open, and how far
 * a drive of so many minutes reaches from each lot. `npm run results -w content/day` draws it into results/drawings/lots.json.
 */

import { amberFill } from '#day/drawings/engine/amber.ts'
import type { Figure } from '#day/drawings/engine/figure.ts'
import { frame, inFrame } from '#day/drawings/engine/frame.ts'
import { lineLabel, markLabel } from '#day/drawings/engine/labels.ts'
import { graticuleData, outlineData, pathData } from '#day/drawings/engine/path.ts'
import { reliefCss, riverData, roadData, square } from '#day/drawings/marks/map.tsx'
import { lots, open, plannedShop } from '#day/experiments/planned-shop.ts'
import { byShop, shopAt } from '#day/experiments/shop-presences.ts'
import { reachesOf } from '#day/experiments/trade-area.ts'
import { sheet } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'
import { whole } from '#day/numbers/printed.ts'
import { once } from '#day/once.ts'
import type { LabelPlan } from '../../format.ts'

const shown = frame(0, 0, 600, 400)

/** Classes of what belongs to each lot. */
const letters = { park: 'a', mill: 'b' } as const

const css = `.r{stroke-width:.8;opacity:.4}.l{stroke-linejoin:round}.l.a{stroke:var(--g);stroke-dasharray:7 4}.l.b{stroke:var(--i)}.m{fill:var(--i);stroke:var(--p);stroke-width:1.5}.m.a{fill:var(--p);stroke:var(--i);stroke-width:2.5}${amberFill('.m.b')}`

export const lotsMap: Figure = {
  frame: shown,
  ground: 'paper',
  css: reliefCss + css,
  Drawing,
  labels,
}

/** Limits in minutes by car, and the widths of their lines. */
const limits = [
  { minutes: 5, width: 3 },
  { minutes: 10, width: 1.6 },
] as const

const reaches = once(() =>
  byShop(lots, (lot) =>
    reachesOf(
      lot,
      limits.map(({ minutes }) => minutes),
    ),
  ),
)

function Drawing() {
  return (
    <>
      <path className="v" d={riverData()} />
      <path className="r" d={roadData()} />
      {lots.map((lot) =>
        limits.map(({ minutes, width }, index) => (
          <path
            key={minutes}
            className={`l ${letters[lot]}`}
            strokeWidth={width}
            d={pathData(item(reaches()[lot], index), 1.2)}
          />
        )),
      )}
      {open.map((shop) => (
        <path key={shop} className="m" d={outlineData(square(shopAt(shop), 5))} />
      ))}
      {lots.map((lot) => (
        <path key={lot} className={`m ${letters[lot]}`} d={outlineData(square(shopAt(lot), 8))} />
      ))}
      <path className="x" d={graticuleData(sheet.width, sheet.height)} />
    </>
  )
}

/** Both lots with their forecasts, King Street, and the minutes of each line. */
function labels(): LabelPlan {
  const { lots: forecasts } = plannedShop()
  const ofLots = lots.map((lot, index) =>
    markLabel([{ word: `lots.${index}` }, ' ', whole(forecasts[lot].value)], shopAt(lot), 11, { hot: lot === 'mill' }),
  )
  const king = markLabel([{ word: 'shops.0' }], shopAt('king'), 8)
  const minutes = lots.flatMap((lot) =>
    limits.map(({ minutes: limit }, index) =>
      lineLabel(`${limit} min`, item(reaches()[lot], index).flat().filter(inFrame(shown))),
    ),
  )
  return {
    style: 'map',
    labels: [...ofLots, king, ...minutes],
    circles: [...lots, ...open].map((shop) => ({ x: shopAt(shop).x, y: shopAt(shop).y, radius: 10 })),
    lines: Object.values(reaches()).flat(2),
  }
}
