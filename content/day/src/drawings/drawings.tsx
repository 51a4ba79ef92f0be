/*
 * Joins the figures of the simulated day by name. `npm run results -w content/day` draws each into
 * results/drawings/NAME.json, and their sizes and labels into results/figures.json. A new figure is entered here; its words
 * are in content/en/figures.ts.
 */

import { Children, isValidElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { awareness } from '#day/drawings/awareness.tsx'
import { band } from '#day/drawings/band.tsx'
import { catchment } from '#day/drawings/catchment.tsx'
import { cells } from '#day/drawings/cells.tsx'
import { convoy } from '#day/drawings/convoy.tsx'
import { cross } from '#day/drawings/cross.tsx'
import { crowd } from '#day/drawings/crowd.tsx'
import { edge } from '#day/drawings/edge.tsx'
import type { Figure } from '#day/drawings/engine/figure.ts'
import { fence } from '#day/drawings/fence.tsx'
import { junction } from '#day/drawings/junction.tsx'
import { kalman } from '#day/drawings/kalman.tsx'
import { lotsMap } from '#day/drawings/lots.tsx'
import { mesh } from '#day/drawings/mesh.tsx'
import { mixing } from '#day/drawings/mixing.tsx'
import { movement } from '#day/drawings/movement.tsx'
import { packing } from '#day/drawings/packing.tsx'
import { pipeline } from '#day/drawings/pipeline.tsx'
import { recovery } from '#day/drawings/recovery.tsx'
import { ridges } from '#day/drawings/ridges.tsx'
import { screenline } from '#day/drawings/screenline.tsx'
import { signals } from '#day/drawings/signals.tsx'
import { social } from '#day/drawings/social.tsx'
import { stringline } from '#day/drawings/stringline.tsx'
import { tensor } from '#day/drawings/tensor.tsx'
import { transit } from '#day/drawings/transit.tsx'
import { vault } from '#day/drawings/vault.tsx'
import { warning } from '#day/drawings/warning.tsx'
import { week } from '#day/drawings/week.tsx'
import type { Drawing, FigureShape, LabelPlan } from '../../format.ts'

const figures = {
  awareness,
  band,
  cells,
  convoy,
  catchment,
  cross,
  crowd,
  edge,
  fence,
  junction,
  kalman,
  lots: lotsMap,
  mesh,
  mixing,
  movement,
  packing,
  pipeline,
  recovery,
  ridges,
  screenline,
  signals,
  social,
  stringline,
  tensor,
  transit,
  vault,
  warning,
  week,
} satisfies Readonly<Record<string, Figure>>

/** The elements of a drawing, one string each. */
function elementsOf(content: ReactNode): string[] {
  const isFragment = isValidElement<{ children?: ReactNode }>(content) && typeof content.type === 'symbol'
  if (isFragment) return Children.toArray(content.props.children).flatMap(elementsOf)
  return [renderToStaticMarkup(content)]
}

/** A plan to the ten-thousandth of a drawing's unit. */
const rounded = (plan: LabelPlan): LabelPlan =>
  JSON.parse(JSON.stringify(plan, (_, value) => (typeof value === 'number' ? Number(value.toFixed(4)) : value)))

/** What pages need to show each figure, by its name. */
export const figureShapes = (): Readonly<Record<string, FigureShape>> =>
  mapped(({ frame, ground, extent, labels }) => ({
    frame,
    ground,
    ...(extent && { extent }),
    ...(labels && { labels: rounded(labels()) }),
  }))

/** The drawing of each figure, by its name. */
export const drawings = (): Readonly<Record<string, Drawing>> =>
  mapped(({ css, Drawing: Content }) => ({ css, elements: elementsOf(Content()) }))

const mapped = <Result,>(of: (figure: Figure) => Result): Readonly<Record<string, Result>> =>
  Object.fromEntries(Object.entries<Figure>(figures).map(([name, figure]) => [name, of(figure)]))
