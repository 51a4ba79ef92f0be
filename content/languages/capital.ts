/** A word for the start of a sentence: 'six' is 'Six'. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
