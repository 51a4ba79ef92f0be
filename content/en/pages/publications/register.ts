/** Title of the register of claims and certifications, as programs read it. Its rows are those of the pages. */
export const registerTitle = 'Register of claims and certifications'
