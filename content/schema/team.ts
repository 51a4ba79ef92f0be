/** The teams that sign articles (specification, section 2, Blog articles). Languages give each its signature. */
export const teams = ['research', 'engineering', 'defense', 'security'] as const

export type Team = (typeof teams)[number]
