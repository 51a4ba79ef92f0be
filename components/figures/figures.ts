/*
 * The figures of the site by name. Their shapes and labels are results of the simulated day
 * (content/day/results/figures.json).
 */

import type { FigureShape } from '#content/day/format.ts'
import figures from '#content/day/results/figures.json' with { type: 'json' }
import type { FigureName } from '#content/schema/figure.ts'
import { language } from '#language'
import { figureWords } from '#words/figures.ts'

/** The compiler reports a figure without a drawing. */
const shapes = figures satisfies Readonly<Record<FigureName, object>> as Readonly<Record<FigureName, FigureShape>>

/**
 * The figure of a name.
 *
 * @throws {Error} when the name has no drawing or no text, because a build strips types without checking them.
 */
export function figureOf(name: FigureName): FigureShape {
  const figure = shapes[name]
  if (!figure)
    throw new Error(
      `The figure '${name}' has no drawing. Draw it in content/day/src/drawings/${name}.tsx, and run npm run results -w content/day.`,
    )
  if (!figureWords[name])
    throw new Error(
      `The figure '${name}' has no words. Add alt and caption to figureWords in ${language.folder}/figures.ts.`,
    )
  return figure
}
