/* The colours that the file of a figure is drawn with, for each background (server/publish/outputs/figure-file.ts). */

import { type Color, cssColor } from '#components/color.ts'
import { amberLine, fixed, forced, type Scheme, schemes } from '#components/palette.ts'

/** The background for which a figure is drawn. */
export type FigureGround = 'paper' | 'night' | 'amber'

/** The colours that a figure is drawn with. */
interface Inks {
  ink: Color
  amber: Color
  glacier: Color
  paper: Color
  /** Outline of amber marks. */
  edge: Color
}

const light: Inks = { ...schemes.light, amber: amberLine }
const dark: Inks = { ...schemes.dark, amber: fixed.amber }
const night: Inks = { ...dark, paper: schemes.dark.night }
/** Amber would be invisible on amber, so marks are paper there. */
const onAmber: Inks = { ...light, amber: schemes.light.paper, glacier: schemes.light.ink, paper: fixed.amber }

const sets: Record<FigureGround, Record<Scheme, Inks>> = {
  paper: { light, dark },
  night: { light, dark: night },
  amber: { light: onAmber, dark },
}

/**
 * Custom properties of a figure's own style sheet: i ink, a amber, g glacier, p paper, e edge of amber marks. A file used through <img> sees the
 * colour scheme of its place as prefers-color-scheme, and nothing else of the page: a night ground is always dark and an
 * amber one always light. In forced colours figure-frame.css gives images the visitor's own scheme; ink and paper are then
 * black and white on every ground, since in Chromium a drawn image resolves Canvas to white and CanvasText to black
 * whatever the palette.
 */
export const ink = (ground: FigureGround): string =>
  inSchemes(sets[ground]) + inSchemes(forced, '(forced-colors:active)')

function inSchemes({ light, dark }: Record<Scheme, Inks>, when?: string): string {
  const isDark = [...(when ? [when] : []), '(prefers-color-scheme:dark)'].join(' and ')
  const always = when ? `@media${when}{:root{${properties(light)}}}` : `:root{${properties(light)}}`
  return `${always}@media${isDark}{:root{${properties(dark)}}}`
}

const properties = ({ ink, amber, glacier, paper, edge }: Inks): string =>
  `--i:${cssColor(ink)};--a:${cssColor(amber)};--g:${cssColor(glacier)};--p:${cssColor(paper)};--e:${cssColor(edge)}`
