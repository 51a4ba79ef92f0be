/** The grammar that computed French sentences need: agreement in number and gender. */

const numberRules = new Intl.PluralRules('fr-CA')

/** The form for a count: 'jour' for 0, 1 and 1,5; 'jours' from 2. */
export const plural = (count: number, one: string, other: string): string =>
  numberRules.select(Math.abs(count)) === 'one' ? one : other

/** A count in words before a feminine noun: 'un' is 'une', the others stay. */
export const feminine = (cardinal: string): string => cardinal.replace(/\b([Uu])n$/, '$1ne')
