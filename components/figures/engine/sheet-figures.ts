import type { FigureName } from '#content/schema/figure.ts'

/** Figures that show the whole sheet as a map: large enough to run from edge to edge of a page. */
export const sheetFigures: readonly FigureName[] = ['movement', 'transit', 'awareness']

/** Charts of a whole day, too long for a phone: they scroll sideways there. */
export const longFigures: readonly string[] = ['stringline', 'screenline'] satisfies FigureName[]
