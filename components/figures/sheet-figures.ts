import type { FigureName } from '#content/figure.ts'

/** Figures that show the whole sheet as a map: large enough to run from edge to edge of a page. */
export const sheetFigures: readonly FigureName[] = ['movement', 'transit', 'awareness']
