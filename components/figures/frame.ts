import type { FigureName } from '#content/figure.ts'

export interface Frame {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const frame = (left: number, top: number, width: number, height: number): Frame => ({ left, top, width, height })

/** What each drawing shows, in its own units; width and height are also its size as an image. */
export const frames: Readonly<Record<FigureName, Frame>> = {
  movement: frame(0, 0, 600, 400),
  social: frame(0, 0, 360, 340),
  tensor: frame(-2, -16, 360, 226),
  vault: frame(0, 10, 510, 505),
  signals: frame(0, 0, 360, 300),
  awareness: frame(120, 110, 480, 270),
  stringline: frame(0, -10, 1200, 440),
  pipeline: frame(0, 0, 448, 308),
  edge: frame(440, 0, 160, 400),
  cross: frame(0, 0, 168, 168),
  transit: frame(0, 0, 600, 400),
  screenline: frame(0, -10, 1200, 350),
}

/** A frame as the viewBox of an SVG. */
export const viewBoxOf = ({ left, top, width, height }: Frame): string => `${left} ${top} ${width} ${height}`
