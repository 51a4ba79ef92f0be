/** The ground that a figure is drawn for. Paper follows the scheme of the page; night and amber have their own. */
export type FigureGround = 'paper' | 'night' | 'amber'

const light = '--i:#141b33;--a:#e79a00;--g:#2f6583;--p:#f3eee2'
const dark = '--i:#ece6d8;--a:#f2a81d;--g:#8fb8d0;--p:#151d38'

const grounds: Record<FigureGround, string> = {
  paper: `:root{${light}}@media(prefers-color-scheme:dark){:root{${dark}}}`,
  night: ':root{--i:#ece6d8;--a:#f2a81d;--g:#8fb8d0;--p:#0e1630}',
  amber: ':root{--i:#141b33;--a:#f3eee2;--g:#141b33;--p:#f2a81d}',
}

const forced = '@media(forced-colors:active){:root{--i:CanvasText;--a:Highlight;--g:GrayText;--p:Canvas}}'

/**
 * Custom properties of a figure's own style sheet: i ink, a amber, g glacier, p paper. A file used through <img> sees the
 * embedding element's colour scheme as prefers-color-scheme, and nothing else of the page.
 */
export const ink = (ground: FigureGround): string => grounds[ground] + forced
