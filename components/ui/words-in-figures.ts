/** Whether a cell has words, which are set in the sans. Codes, times, units and numbers stay in mono, one under the other. A word has four letters, or three that are no unit. */
const hasWords = (text: string): boolean =>
  /\p{Letter}{4}|(?<!\p{Letter})(?!min|bit|deg)\p{Letter}\p{Lowercase}{2}(?!\p{Letter})/u.test(text)

/** Class of a cell in a table of figures, if it has words. A phone has room for few letters. */
export const wordsClass = (text: unknown): string | undefined =>
  typeof text === 'string' && hasWords(text) ? 'note leading-[1.3] max-narrow:text-note' : undefined
