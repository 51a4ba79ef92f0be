/**
 * Names of the figures, which are drawn from the one synthetic day and published as `/figures/<name>.svg`. Each name needs
 * a drawing in components/figures/figures.ts and words in content/en/figures.ts: without both, types do not check.
 */
export const figureNames = [
  'movement',
  'social',
  'tensor',
  'vault',
  'signals',
  'awareness',
  'stringline',
  'pipeline',
  'edge',
  'cross',
  'transit',
  'screenline',
  'kalman',
  'band',
  'fence',
  'mesh',
  'ridges',
  'week',
  'recovery',
  'warning',
  'packing',
  'convoy',
  'junction',
  'mixing',
  'cells',
  'catchment',
  'lots',
  'crowd',
] as const

export type FigureName = (typeof figureNames)[number]

/** The address of a figure's file, from the root of the site. */
export const figureAddress = (name: FigureName): string => `/figures/${name}.svg`

/** Where `/data` lists the tables of a figure. */
export const figureDataId = (figure: string): string => `of-${figure}`
export const figureDataAddress = (figure: string): string => `/data#${figureDataId(figure)}`
