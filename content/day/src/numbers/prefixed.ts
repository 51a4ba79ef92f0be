/* For the numbers of the simulated day: the subject before each key, as in {{bridge.b.day}}. */

import type { PrintedNumber } from '../../format.ts'

/** Numbers with a prefix before each key: `prefixed('query.one', { p50 })` is `{ 'query.one.p50': p50 }`. */
export const prefixed = <Prefix extends string, Words extends Readonly<Record<string, PrintedNumber>>>(
  prefix: Prefix,
  words: Words,
) =>
  Object.fromEntries(Object.entries(words).map(([key, word]) => [`${prefix}.${key}`, word])) as {
    readonly [Key in keyof Words & string as `${Prefix}.${Key}`]: PrintedNumber
  }
