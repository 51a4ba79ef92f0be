/** Title of the register of figures and certifications, as programs read it. Its rows are those of the pages. */
export const registerTitle = 'Register of figures and certifications'
