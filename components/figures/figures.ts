import type { DrawnFigure } from '#content/day/format.ts'
import awareness from '#content/day/results/drawings/awareness.json' with { type: 'json' }
import band from '#content/day/results/drawings/band.json' with { type: 'json' }
import cross from '#content/day/results/drawings/cross.json' with { type: 'json' }
import edge from '#content/day/results/drawings/edge.json' with { type: 'json' }
import fence from '#content/day/results/drawings/fence.json' with { type: 'json' }
import kalman from '#content/day/results/drawings/kalman.json' with { type: 'json' }
import mesh from '#content/day/results/drawings/mesh.json' with { type: 'json' }
import movement from '#content/day/results/drawings/movement.json' with { type: 'json' }
import packing from '#content/day/results/drawings/packing.json' with { type: 'json' }
import pipeline from '#content/day/results/drawings/pipeline.json' with { type: 'json' }
import recovery from '#content/day/results/drawings/recovery.json' with { type: 'json' }
import ridges from '#content/day/results/drawings/ridges.json' with { type: 'json' }
import screenline from '#content/day/results/drawings/screenline.json' with { type: 'json' }
import signals from '#content/day/results/drawings/signals.json' with { type: 'json' }
import social from '#content/day/results/drawings/social.json' with { type: 'json' }
import stringline from '#content/day/results/drawings/stringline.json' with { type: 'json' }
import tensor from '#content/day/results/drawings/tensor.json' with { type: 'json' }
import transit from '#content/day/results/drawings/transit.json' with { type: 'json' }
import vault from '#content/day/results/drawings/vault.json' with { type: 'json' }
import warning from '#content/day/results/drawings/warning.json' with { type: 'json' }
import week from '#content/day/results/drawings/week.json' with { type: 'json' }
import type { FigureName } from '#content/schema/figure.ts'
import { language } from '#language'
import { figureWords } from '#words/figures.ts'

/** The drawing of each figure. The compiler reports a figure without a drawing, and a drawing without a figure. */
const figures = {
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
} as Readonly<Record<FigureName, DrawnFigure>>

/**
 * The figure of a name.
 *
 * @throws {Error} when the name has no drawing or no text, because a build strips types without checking them.
 */
export function figureOf(name: FigureName): DrawnFigure {
  const figure = figures[name]
  if (!figure)
    throw new Error(
      `The figure '${name}' has no drawing. Draw it in content/day/src/drawings/${name}.tsx, run npm run results -w content/day, and add its line to components/figures/figures.ts.`,
    )
  if (!figureWords[name])
    throw new Error(
      `The figure '${name}' has no words. Add alt and caption to figureWords in ${language.folder}/figures.ts.`,
    )
  return figure
}
