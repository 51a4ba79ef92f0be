/*
 * The figure "pipeline" of the simulated day: four panels of one part of the simulated map: its raw fixes, the filtered
 * ones, staypoints, and trips. `npm run results -w content/day` draws it into results/drawings/pipeline.json.
 */

import type { ReactNode } from 'react'
import { day } from '#day/day.ts'
import { amberFill, amberStroke } from '#day/drawings/engine/amber.ts'
import type { Figure } from '#day/drawings/engine/figure.ts'
import { frame, type Inset, inFrame } from '#day/drawings/engine/frame.ts'
import { fixedLabel } from '#day/drawings/engine/labels.ts'
import { dotData, oneDecimal, pathData, within } from '#day/drawings/engine/path.ts'
import { Cased, InsetView } from '#day/drawings/engine/svg.tsx'
import { contourLines, placeRadius, riverData, tripLine } from '#day/drawings/marks/map.tsx'
import { simplify } from '#day/ground/sheet.ts'
import type { LabelPlan } from '../../format.ts'

const css = `path,circle{fill:none}.c{stroke:var(--i);stroke-width:.5;opacity:.3}.v{stroke:var(--g);stroke-width:5;opacity:.3}.x{stroke:var(--i)}.d{stroke:var(--i);stroke-width:2;stroke-linecap:round}.w{stroke:var(--i);stroke-width:.6;opacity:.6}${amberStroke('.j', 2)}.g{opacity:.45}.p{fill:var(--i);fill-opacity:.12;stroke:var(--i);stroke-width:1.6}${amberFill('.s')}.t{stroke:var(--i);stroke-width:1.7;stroke-linejoin:round}`

export const pipeline: Figure = { frame: frame(0, 0, 448, 308), ground: 'paper', css, Drawing, labels }

const crop = frame(330, 225, 220, 150)
const gutter = 8

/** The four panels in two rows, a to d. */
const panelAt = (index: number): Inset => ({
  ...crop,
  at: { x: (index % 2) * (crop.width + gutter), y: Math.floor(index / 2) * (crop.height + gutter) },
  scale: 1,
})

const inCrop = inFrame(crop, 5)

function Panel({ index, children }: { index: number; children: ReactNode }) {
  const inset = panelAt(index)
  const { x, y } = inset.at
  return (
    <>
      <InsetView inset={inset}>
        <use href="#b" />
        {children}
      </InsetView>
      <path className="x" d={`M${x + 0.5} ${y + 0.5}h${crop.width - 1}v${crop.height - 1}h-${crop.width - 1}z`} />
    </>
  )
}

function Places({ radius }: { radius: (minutes: number, isShort: boolean) => number }) {
  const { places, short: shortPlace } = day()
  return places
    .filter(inCrop)
    .map((place) => (
      <circle
        key={place.id}
        className={place === shortPlace ? 's' : 'p'}
        cx={oneDecimal(place.x)}
        cy={oneDecimal(place.y)}
        r={oneDecimal(radius(place.minutes, place === shortPlace))}
      />
    ))
}

function Drawing() {
  const { fixes, kept, rejected, trips } = day()
  const ground = contourLines(() => true).flatMap((line) => within(line, inCrop))
  const afternoon = fixes.filter((fix) => fix.t > 690 && fix.t < 1000)
  const crosses = rejected.filter(inCrop).map(({ x, y }) => `M${oneDecimal(x - 3)} ${oneDecimal(y - 3)}l6 6m0-6l-6 6`)
  return (
    <>
      <defs>
        <g id="b">
          <path className="c" d={pathData(ground, 0.7)} />
          <path className="v" d={riverData()} />
        </g>
        <path id="d" className="d" d={dotData(kept.filter(inCrop), 0.9)} />
      </defs>
      <Panel index={0}>
        <path className="w" d={pathData([simplify(afternoon, 0.4)], 0)} />
        <path className="d" d={dotData(fixes.filter(inCrop), 0.9)} />
      </Panel>
      <Panel index={1}>
        <use href="#d" />
        <Cased className="j" d={crosses.join('')} />
      </Panel>
      <Panel index={2}>
        <g className="g">
          <use href="#d" />
        </g>
        <Places radius={(minutes) => placeRadius(minutes) * 1.1} />
      </Panel>
      <Panel index={3}>
        <path className="t" d={pathData(trips.map(tripLine), 0)} />
        <Places radius={(_, isShort) => (isShort ? 6 : 4)} />
      </Panel>
    </>
  )
}

/** The name of each panel. */
function labels(): LabelPlan {
  const names = [0, 1, 2, 3].map((index) => {
    const { x, y } = panelAt(index).at
    return fixedLabel([{ word: `panels.${index}` }], { x: x + 8, y: y + crop.height - 7 })
  })
  return { style: 'map', labels: names }
}
