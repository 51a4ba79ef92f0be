import { claims } from '#content/facts/claims.ts'
import { nearest } from '#content/schema/suggest.ts'

/** The text for each placeholder, by its key: `day.fixes` for `{{day.fixes}}`. */
export type PlaceholderValues = Readonly<Record<string, string>>

const placeholder = /\{\{([^{}]*)\}\}/g

/** Replaces `{{keys}}` in plain text by their words. Unknown keys stay as they are and are reported to `unknown`. */
export function fillPlaceholders(text: string, words: PlaceholderValues, unknown: (key: string) => void): string {
  if (!text.includes('{{')) return text
  return text.replace(placeholder, (whole: string, inner: string) => {
    const word = placeholderValue(inner.trim(), words)
    if (word === undefined) unknown(inner.trim())
    return word ?? whole
  })
}

/** The word for a key. Only own keys count, so that `constructor` is unknown. */
export function placeholderValue(key: string, words: PlaceholderValues): string | undefined {
  return Object.hasOwn(words, key) ? words[key] : undefined
}

/** The message about an unknown key, with advice. */
export function unknownPlaceholder(key: string, words: PlaceholderValues): string {
  const kind = key.startsWith('claim.') ? 'claim' : 'placeholder'
  const found = nearest(key, Object.keys(words))
  if (found !== undefined) return `${kind} {{${key}}} is unknown: did you mean {{${found}}}?`
  return kind === 'claim'
    ? `claim {{${key}}} is unknown: after claim. use one of ${Object.keys(claims).join(', ')} (content/facts/claims.ts)`
    : `placeholder {{${key}}} is unknown: use site.name, a key of the day (content/day/words/), salt. and a purpose of content/facts/linkability.ts, or claim. and its key`
}
