import { typeset } from '#content/fr/language/typography.ts'

/** Title of the register of figures and certifications, as programs read it. Its rows are those of the pages. */
export const registerTitle = typeset('Registre des chiffres et des certifications')
