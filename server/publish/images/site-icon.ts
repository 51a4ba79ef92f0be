import type { Color } from '#components/color.ts'
import { amberLine, fixed, type Scheme, schemes } from '#components/palette.ts'
import { srgb } from '#server/document/srgb.ts'
import type { Output } from '#server/publish/publication.ts'

const stones = [
  'M93 92l-7 4-11 2-57 0-7-4-7-10-4-7 0-4 10-4 22-4 18-2 16 0 13 2 11 5 5 7 1 9z',
  'M82 60l-7 1-11 1-17 0-10-2-7-4-4-5-2-8 5-5 12-2 11-1 13 2 8 1 5 2 4 5 2 10z',
  'M75 33l-3 1-8 1-14-1-9-1-5-3-2-4-1-6 3-3 7-2 7 0 7 0 8 2 10 3 4 4-2 6z',
]
const amberStone = 'M65 13l-5 1-5 0-8-1-4-1-3-1-1-2-1-2 2-3 6-2 5-2 6 0 5 1 4 1 2 3 0 5z'

const fill = (ink: Color, amber: Color): string => `path{fill:${srgb(ink)}}.hot{fill:${srgb(amber)}}`
const fills: Record<Scheme, () => string> = {
  light: () => fill(schemes.light.ink, amberLine),
  dark: () => fill(schemes.dark.ink, fixed.amber),
}

const drawn = (css: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 -11 120 120"><style>${css}</style>${stones
    .map((stone) => `<path d="${stone}"/>`)
    .join('')}<path class="hot" d="${amberStone}"/></svg>`

/** The site's icon in one scheme, as SVG: a cairn with the amber stone on top. Drawing libraries skip media queries. */
export const iconIn = (scheme: Scheme): string => drawn(fills[scheme]())

/** The icon as a file: it follows the scheme of the browser that shows it. */
export const siteIcon = (() => [
  { file: 'icon.svg', text: drawn(`${fills.light()}@media(prefers-color-scheme:dark){${fills.dark()}}`) },
]) satisfies Output
