/** Words of the register of claims and certifications, as programs read it. Its rows are those of the pages. */
export const registerWords = {
  title: 'Register of claims and certifications',
  note: 'Scopes are examples in short form: the certificate or the report governs. Evidence of kind asked: number, scope and dates are not published; they stand on the company’s list of questions to answer since that day, and nothing is filled in meanwhile. Evidence of kind none: a law or framework issues no paper, or the row is not held yet.',
} as const
