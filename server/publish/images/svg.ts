/** A `data:` address of an SVG, for an `<image>` inside another drawing. */
export const dataAddress = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`

/** An SVG with its dark rules outside their media query, which drawing libraries ignore. */
export const inTheDark = (svg: string): string =>
  svg.replace(/@media\(prefers-color-scheme:dark\)\{(.*?\})\}/, (_, rules: string) => rules)
