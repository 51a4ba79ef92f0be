import { typeset } from '#content/en/language/typography.ts'

/** Title of the register of figures and certifications, as programs read it. Its rows are those of the pages. */
export const registerTitle = typeset('Register of figures and certifications')
