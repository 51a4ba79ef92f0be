/*
 * For the drawings of the simulated day: the CSS rules of what a figure shows in amber. A change takes effect with
 * `npm run results -w content/day`.
 */

/** Rule for a filled amber mark: an outline of 1.5 px at any size of the figure (WCAG 2.2, 1.4.11). */
export const amberFill = (selector: string): string =>
  `${selector}{fill:var(--a);fill-opacity:1;stroke:var(--e);stroke-width:1.5;vector-effect:non-scaling-stroke}`

/**
 * Rules for an amber line that `Cased` draws: the line, and a wider one under it.
 *
 * @param width of the amber line, in drawing units
 * @param edge what is seen of the wider line at either side
 */
export const amberStroke = (selector: string, width: number, edge = 1.5): string =>
  `${selector}{stroke:var(--a);stroke-width:${width}}${selector}.o{stroke:var(--e);stroke-width:${Number((width + 2 * edge).toFixed(2))};stroke-opacity:1}`
