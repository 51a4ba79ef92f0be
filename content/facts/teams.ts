/** The teams that sign articles (specification, section 2, Blog articles). */
export const authors = {
  research: 'Research Team',
  engineering: 'Engineering Team',
  defense: 'Defense Team',
  security: 'Security Team',
} as const

export type Team = keyof typeof authors
export type Author = (typeof authors)[Team]

export const teams = ['research', 'engineering', 'defense', 'security'] as const satisfies readonly Team[]
