import { awareness } from '#components/figures/drawings/awareness.tsx'
import { band } from '#components/figures/drawings/band.tsx'
import { cross } from '#components/figures/drawings/cross.tsx'
import { edge } from '#components/figures/drawings/edge.tsx'
import { fence } from '#components/figures/drawings/fence.tsx'
import { kalman } from '#components/figures/drawings/kalman.tsx'
import { mesh } from '#components/figures/drawings/mesh.tsx'
import { movement } from '#components/figures/drawings/movement.tsx'
import { packing } from '#components/figures/drawings/packing.tsx'
import { pipeline } from '#components/figures/drawings/pipeline.tsx'
import { recovery } from '#components/figures/drawings/recovery.tsx'
import { ridges } from '#components/figures/drawings/ridges.tsx'
import { screenline } from '#components/figures/drawings/screenline.tsx'
import { signals } from '#components/figures/drawings/signals.tsx'
import { social } from '#components/figures/drawings/social.tsx'
import { stringline } from '#components/figures/drawings/stringline.tsx'
import { tensor } from '#components/figures/drawings/tensor.tsx'
import { transit } from '#components/figures/drawings/transit.tsx'
import { vault } from '#components/figures/drawings/vault.tsx'
import { warning } from '#components/figures/drawings/warning.tsx'
import { week } from '#components/figures/drawings/week.tsx'
import type { Figure } from '#components/figures/engine/figure.ts'
import type { FigureName } from '#content/schema/figure.ts'
import { language } from '#language'
import { figureWords } from '#words/figures.ts'

/** The drawing of each figure. The compiler reports a figure without a drawing, and a drawing without a figure. */
const figures: Readonly<Record<FigureName, Figure>> = {
  movement,
  social,
  tensor,
  vault,
  signals,
  awareness,
  stringline,
  pipeline,
  edge,
  cross,
  transit,
  screenline,
  kalman,
  band,
  fence,
  mesh,
  ridges,
  week,
  recovery,
  warning,
  packing,
}

/**
 * The figure of a name.
 *
 * @throws {Error} when the name has no drawing or no text, because a build strips types without checking them.
 */
export function figureOf(name: FigureName): Figure {
  const figure = figures[name]
  if (!figure)
    throw new Error(
      `The figure '${name}' has no drawing. Add components/figures/drawings/${name}.tsx, and its line to components/figures/figures.ts.`,
    )
  if (!figureWords[name])
    throw new Error(
      `The figure '${name}' has no words. Add alt and caption to figureWords in ${language.folder}/figures.ts.`,
    )
  return figure
}
