import { barePage } from './bare-page.ts'
import { withoutFonts } from './without-fonts.ts'

/** `site`: the page as built. `fontless`: the same without web fonts. `bare`: its words as plain HTML. */
export const variants = ['site', 'fontless', 'bare'] as const
export type Variant = (typeof variants)[number]

/** The document of a built page in a variant. */
export const variantOf: Record<Variant, (html: string) => string> = {
  site: (html) => html,
  fontless: withoutFonts,
  bare: barePage,
}

/** @throws {Error} naming the variants that there are */
export function parseVariant(text: string): Variant {
  const variant = variants.find((one) => one === text)
  if (variant === undefined) throw new Error(`--variant ${text}: there are ${variants.join(', ')}`)
  return variant
}
