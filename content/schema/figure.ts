/** The figures drawn from the one synthetic day. Each is published as `/figures/<name>.svg`. */
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
] as const

export type FigureName = (typeof figureNames)[number]

/** Address of a figure's file. */
export const figureAddress = (name: FigureName): string => `/figures/${name}.svg`
