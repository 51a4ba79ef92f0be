/** Whether a line of code looks like a text that its own apostrophe ends: 'It doesn't'. */
export const hasApostrophe = (line: string): boolean => /\p{L}'\p{L}/u.test(line)

/** What is wrong with such a line, and what to do. */
export const apostropheAdvice = "a straight apostrophe ends the text: write ’ instead of '."
