/** An SVG as an address that another drawing can hold. */
export const dataAddress = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`

/** An SVG as it looks in the dark: drawing libraries skip media queries, so that its dark rules have to stand alone. */
export const inTheDark = (svg: string): string =>
  svg.replace(/@media\(prefers-color-scheme:dark\)\{(.*?\})\}/, (_, rules: string) => rules)
