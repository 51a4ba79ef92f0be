/* Keeps the SVG attributes in pages short (FigureFrame.tsx). */

/** A number for an SVG attribute, rounded to one decimal so that files stay small. */
export const oneDecimal = (value: number): number => Number(value.toFixed(1))
