import { claims } from '#content/facts/claims.ts'

/** The text for each placeholder, by its key: `day.fixes` for `{{day.fixes}}`. */
export type Words = Readonly<Record<string, string>>

const placeholder = /\{\{([^{}]*)\}\}/g

/** Replaces `{{keys}}` in plain text by their words. Unknown keys stay as they are and are reported to `unknown`. */
export function fillPlaceholders(text: string, words: Words, unknown: (key: string) => void): string {
  if (!text.includes('{{')) return text
  return text.replace(placeholder, (whole: string, inner: string) => {
    const word = wordFor(inner.trim(), words)
    if (word === undefined) unknown(inner.trim())
    return word ?? whole
  })
}

/** The word for a key. Only own keys count, so that `constructor` is unknown. */
export function wordFor(key: string, words: Words): string | undefined {
  return Object.hasOwn(words, key) ? words[key] : undefined
}

/** The message about an unknown key: what to write instead. */
export function unknownPlaceholder(key: string): string {
  if (!key.startsWith('claim.'))
    return `placeholder {{${key}}} is unknown: use site.name, a key of content/day/words/words.ts, salt. and a purpose of content/facts/linkability.ts, or claim. and its key`
  return `claim {{${key}}} is unknown: after claim. use one of ${Object.keys(claims).join(', ')} (content/facts/claims.ts)`
}
