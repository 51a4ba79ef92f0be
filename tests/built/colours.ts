import { type CssColor, transform } from 'lightningcss'

/** SVG's presentation attributes that hold a colour. */
const attributes = ['color', 'fill', 'flood-color', 'lighting-color', 'stop-color', 'stroke']

/**
 * The colours of a stylesheet, those of custom properties too, as `oklch(l c h)` or `#rrggbb`: without their alpha, and
 * without what is transparent, the visitor's own or `currentColor`.
 */
export function coloursOfCss(css: string): string[] {
  const found: string[] = []
  transform({
    filename: 'built.css',
    code: Buffer.from(css),
    visitor: {
      Color: (color) => {
        found.push(...written(color))
      },
    },
  })
  return found
}

/** The colours of a document's styles and drawings. */
export function coloursOfDocument(document: Document): string[] {
  const sheets = [...document.querySelectorAll('style')].map(({ textContent }) => textContent ?? '')
  const inline = [...document.querySelectorAll('[style]')].map((element) => `a{${element.getAttribute('style')}}`)
  const drawn = attributes.flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((element) => `a{color:${element.getAttribute(name)}}`),
  )
  return coloursOfCss([...sheets, ...new Set([...inline, ...drawn])].join('\n'))
}

/** The colours that stand whole in a script. */
export const coloursOfScript = (script: string): string[] =>
  [...script.matchAll(/["'`](#[\da-f]{3,8})["'`]|((?:oklch|oklab|lch|lab|rgba?|hsla?)\([\d.][^)$]*\))/gi)].flatMap(
    ([, hex, notation]) => coloursOfCss(`a{color:${hex ?? notation}}`),
  )

function written(color: CssColor): string[] {
  if (typeof color === 'string' || color.type === 'currentcolor') return []
  if (color.type === 'light-dark') return [...written(color.light), ...written(color.dark)]
  if ('alpha' in color && color.alpha === 0) return []
  if (color.type === 'oklch') return [oklchText(color)]
  if (color.type === 'rgb') return [hexText([color.r, color.g, color.b])]
  return [JSON.stringify(color)]
}

export const oklchText = ({ l, c, h }: { l: number; c: number; h: number }): string =>
  `oklch(${[l, c, h].map((part) => Number(part.toFixed(3))).join(' ')})`

const hexText = (channels: Iterable<number>): string =>
  `#${[...channels].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
