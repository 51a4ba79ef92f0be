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

/**
 * Custom properties of a figure's own style sheet: i ink, a amber, g glacier, p paper. A file used through <img> sees the
 * colour scheme of its place as prefers-color-scheme, and nothing else of the page: a night ground is always dark and an
 * amber one always light. In forced colours plate.css gives images the visitor's own scheme, since in Chromium a drawn
 * image resolves CanvasText to black whatever the palette; ink and paper then swap with the scheme on every ground.
 */
export const ink = (ground: FigureGround): string =>
  `:root{${sets[ground].light}}@media(prefers-color-scheme:dark){:root{${sets[ground].dark}}}`
