/*
 * Sets typed text as print: spaces that do not break, curly quotes. Each language adds its rules (language/typography.ts).
 */

/** A rule of typography: what an author types, and what the page shows. Its pattern has the flags `gu`. */
export type Rule = readonly [typed: RegExp, shown: string]

/** Beside a number, these need a space that does not break. */
export const unitSigns = String.raw`(?:[kcm]?m[²³]?|km\/h|h|min|m?s|bits?|dBm?|[kMG]?Hz|°C|k?g|t|ha|L|[kMG]?Wh?|V)`

/** Not before what makes another word of a unit: 's’arrêtent', 'm-1'. */
export const noWordAfter = String.raw`(?![\p{L}\d'’-])`

/** Words between straight quotes. Those of an address and the inches of 5'10" follow another sign. */
export const quoted = /(?<=^|[\s(«’–])"(?=\S)([^"]*)(?<=\S)"(?![\p{L}\d])/gu

/** Most texts have nothing to set. */
const mayBeSet = /[\s"':«»%$]/

/** A text with each rule applied, in order. */
const set = (rules: readonly Rule[], text: string): string =>
  mayBeSet.test(text) ? rules.reduce((done, [typed, shown]) => done.replace(typed, shown), text) : text

/**
 * A text, or every text of a dictionary and what its functions and getters return, with each rule applied, in order. Keys stay
 * as they are.
 */
export function setEvery(rules: readonly Rule[], words: unknown): unknown {
  if (typeof words === 'string') return set(rules, words)
  if (typeof words === 'function') return (...given: unknown[]) => setEvery(rules, words(...given))
  if (Array.isArray(words)) return words.map((one) => setEvery(rules, one))
  if (!isDictionary(words)) return words
  const changed = Object.entries(Object.getOwnPropertyDescriptors(words)).map(([key, { get, value }]) => {
    // A getter reads a setting, which is not known while its module loads.
    const one = get ? { get: () => setEvery(rules, get.call(words)) } : { value: setEvery(rules, value) }
    return [key, { enumerable: true, ...one }]
  })
  return Object.defineProperties({}, Object.fromEntries(changed))
}

const isDictionary = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
