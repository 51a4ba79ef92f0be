import type { LabelPlan } from '#components/figures/engine/label.ts'
import { type PlacedLabel, placeLabels } from '#components/figures/engine/place-labels.ts'
import type { FigureName } from '#content/schema/figure.ts'
import { figureOf } from './figures.ts'

type Labels = { style: LabelPlan['style']; placed: readonly PlacedLabel[] } | undefined
const known = new Map<string, Labels>()

/**
 * The labels of a figure at their places; undefined for a figure without labels. Kept from page to page: a thousand articles
 * may show one figure, and the search for places takes time.
 * @param long with the details of the labels
 */
export function placedLabels(figure: FigureName, long: boolean): Labels {
  const key = `${figure} ${long}`
  if (!known.has(key)) known.set(key, placed(figure, long))
  return known.get(key)
}

function placed(name: FigureName, long: boolean): Labels {
  const { frame, labels } = figureOf(name)
  const plan = labels?.()
  return plan && { style: plan.style, placed: placeLabels(plan, frame, long) }
}
