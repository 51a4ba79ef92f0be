/** An example year of research: how many questions begin it, and how many leave it at each of the four steps. */
export const researchYear = { questions: 40, leaves: [18, 13, 5, 1] } as const
