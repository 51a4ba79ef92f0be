/** The ground that a figure is drawn for. */
export type FigureGround = 'paper' | 'night' | 'amber'

const light = '--i:#141b33;--a:#e79a00;--g:#2f6583;--p:#f3eee2'
const dark = '--i:#ece6d8;--a:#f2a81d;--g:#8fb8d0;--p:#151d38'
const night = '--i:#ece6d8;--a:#f2a81d;--g:#8fb8d0;--p:#0e1630'
const amber = '--i:#141b33;--a:#f3eee2;--g:#141b33;--p:#f2a81d'

const sets: Record<FigureGround, { light: string; dark: string }> = {
  paper: { light, dark },
  night: { light, dark: night },
  amber: { light: amber, dark },
}

const forced = {
  light: '--i:#000;--a:#a86400;--g:#2f6583;--p:#fff',
  dark: '--i:#fff;--a:#f2a81d;--g:#8fb8d0;--p:#000',
}

/**
 * Custom properties of a figure's own style sheet: i ink, a amber, g glacier, p paper. A file used through <img> sees the
 * colour scheme of its place as prefers-color-scheme, and nothing else of the page: a night ground is always dark and an
 * amber one always light. In forced colours plate.css gives images the visitor's own scheme; ink and paper are then
 * black and white on every ground, since in Chromium a drawn image resolves Canvas to white and CanvasText to black
 * whatever the palette.
 */
export const ink = (ground: FigureGround): string =>
  inSchemes(sets[ground]) + inSchemes(forced, '(forced-colors:active)')

function inSchemes({ light, dark }: { light: string; dark: string }, when?: string): string {
  const isDark = [...(when ? [when] : []), '(prefers-color-scheme:dark)'].join(' and ')
  const always = when ? `@media${when}{:root{${light}}}` : `:root{${light}}`
  return `${always}@media${isDark}{:root{${dark}}}`
}
