/** Title of the register of claims and certifications, as programs read it. Its rows are those of the pages. */
export const registerTitle = 'Registre des affirmations et des certifications'
