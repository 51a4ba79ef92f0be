import { language } from '#language'

/**
 * Minimum length, in words, of sentences that must not repeat; shorter ones can be equal by chance. Numbers and signs do not
 * count. The limit is higher in French, which needs more words.
 */
const minWords = { 'en-CA': 12, 'fr-CA': 15 } as const

/** The long sentences of texts, with or without a stop at their end. */
export const longSentences = (texts: readonly string[], tag = language.tag): string[] =>
  texts
    .flatMap((text) => text.split(/(?<=[.?!:][’”]?(?: »)?)\s+(?=[^\p{Ll}])/u))
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => (sentence.match(/[\p{L}’'-]+/gu) ?? []).length >= minWords[tag])
