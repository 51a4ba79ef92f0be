/** A colour in OKLCH (CSS Color 4, section 9.4): lightness 0 to 1, chroma from 0, hue in degrees, alpha 0 to 1. */
export interface Color {
  readonly l: number
  readonly c: number
  readonly h: number
  readonly alpha: number
}

export const oklch = (l: number, c: number, h: number, alpha = 1): Color => ({ l, c, h, alpha })

/** A colour as CSS writes it. Three decimals are finer than any screen. */
export function cssColor({ l, c, h, alpha }: Color): string {
  const [lightness, chroma, hue, opacity] = [l, c, h, alpha].map((part) => Number(part.toFixed(3)))
  return `oklch(${lightness} ${chroma} ${hue}${opacity === 1 ? '' : ` / ${opacity}`})`
}

/** A colour that follows the color-scheme of the place where it is used. */
export const lightDark = (light: Color, dark: Color): string => `light-dark(${cssColor(light)}, ${cssColor(dark)})`
