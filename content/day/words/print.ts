/** The functions with which a language prints the numbers of the day: `content/en/print.ts` is the English module. */
export interface Print {
  /** A whole number with its thousands set off: 1606 is '1,606'. */
  readonly whole: (value: number) => string
  /** A number with a fixed count of decimals. */
  readonly decimal: (value: number, decimals: number) => string
  /** A count as running text writes it: small ones in words, the others in figures. */
  readonly cardinal: (count: number) => string
  /** A count in words, for a sentence in which a figure would look out of place. */
  readonly spelled: (count: number) => string
  /** Two or more words joined as in a sentence: 'two and three'. */
  readonly listed: (words: readonly string[]) => string
  /** Minutes after midnight as a time of day: 914 is '15:14'. */
  readonly clockTime: (minutes: number) => string
  /** Minutes as a length of time: 1357 is '22 h 37 min'. */
  readonly duration: (minutes: number) => string
  /** The same for a label, where room is short: 718 is '11 h 58'. */
  readonly shortDuration: (minutes: number) => string
}
