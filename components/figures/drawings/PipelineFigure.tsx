import type { ReactNode } from 'react'
import { Drawing } from '#components/figures/engine/Drawing.tsx'
import { dotData, pathData, short, within } from '#components/figures/engine/path.ts'
import { riverData } from '#components/figures/marks/Relief.tsx'
import { placeRadius, tripLine } from '#components/figures/marks/trip-line.ts'
import { day } from '#content/day/day.ts'
import type { Point } from '#content/day/ground/sheet.ts'
import { simplify } from '#content/day/ground/simplify.ts'

const css =
  'path,circle{fill:none}.c{stroke:var(--i);stroke-width:.5;opacity:.3}.v{stroke:var(--g);stroke-width:5;opacity:.3}.x{stroke:var(--i)}.d{stroke:var(--i);stroke-width:2;stroke-linecap:round}.w{stroke:var(--i);stroke-width:.6;opacity:.6}.j{stroke:var(--a);stroke-width:2}.g{opacity:.45}.p{fill:var(--i);fill-opacity:.12;stroke:var(--i);stroke-width:1.6}.s{fill:var(--a)}.t{stroke:var(--i);stroke-width:1.7;stroke-linejoin:round}'

const crop = { left: 330, top: 225, width: 220, height: 150 } as const
const gutter = 8

/** Top left of each of the four panels, a to d. */
export const panelAt = (panel: number): Point => ({
  x: (panel % 2) * (crop.width + gutter),
  y: Math.floor(panel / 2) * (crop.height + gutter),
})

export const panel = { width: crop.width, height: crop.height } as const

const inCrop = ({ x, y }: Point): boolean =>
  x > crop.left - 5 && x < crop.left + crop.width + 5 && y > crop.top - 5 && y < crop.top + crop.height + 5

function Panel({ index, children }: { index: number; children: ReactNode }) {
  const { x, y } = panelAt(index)
  return (
    <>
      <svg
        x={x}
        y={y}
        width={crop.width}
        height={crop.height}
        viewBox={`${crop.left} ${crop.top} ${crop.width} ${crop.height}`}
        aria-hidden="true"
      >
        <use href="#b" />
        {children}
      </svg>
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
        cx={short(place.x)}
        cy={short(place.y)}
        r={short(radius(place.minutes, place === shortPlace))}
      />
    ))
}

/** One crop of the sheet read four times: raw, filtered, staypoints, trips. */
export function PipelineFigure() {
  const { contours, fixes, kept, rejected, trips } = day()
  const ground = contours.flatMap((contour) => contour.lines).flatMap((line) => within(line, inCrop))
  const afternoon = fixes.filter((fix) => fix.t > 690 && fix.t < 1000)
  const crosses = rejected.filter(inCrop).map(({ x, y }) => `M${short(x - 3)} ${short(y - 3)}l6 6m0-6l-6 6`)
  return (
    <Drawing name="pipeline" ground="paper" css={css}>
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
        <path className="j" d={crosses.join('')} />
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
    </Drawing>
  )
}
