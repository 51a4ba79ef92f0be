import { claims } from '#content/facts/claims.ts'

/** What stands for each placeholder: `day.fixes` for `{{day.fixes}}`. */
export type Words = Readonly<Record<string, string>>

const placeholder = /\{\{([^{}]*)\}\}/g

/** Puts words in the place of `{{keys}}` in plain text. Unknown keys stay as they are and are named to `unknown`. */
export function fillPlaceholders(text: string, words: Words, unknown: (key: string) => void): string {
  if (!text.includes('{{')) return text
  return text.replace(placeholder, (whole: string, inner: string) => {
    const word = wordFor(inner.trim(), words)
    if (word === undefined) unknown(inner.trim())
    return word ?? whole
  })
}

/** The word for a key, looking only at the table's own keys: `constructor` is none. */
export function wordFor(key: string, words: Words): string | undefined {
  return Object.hasOwn(words, key) ? words[key] : undefined
}

/** What to write in place of a key that is none. */
export function unknownPlaceholder(key: string): string {
  if (!key.startsWith('claim.'))
    return `placeholder {{${key}}} is unknown: use site.name, a key of content/day/words/words.ts, or claim. and its key`
  return `claim {{${key}}} is unknown: after claim. use one of ${Object.keys(claims).join(', ')} (content/facts/claims.ts)`
}
