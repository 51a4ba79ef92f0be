/** A `data:` address of an SVG, for an `<image>` inside another drawing. */
export const dataAddress = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
