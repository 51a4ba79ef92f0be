import { claims } from '#content/facts/claims.ts'
import { nearest } from '#content/schema/suggest.ts'

/** The text for each placeholder, by its key: `day.fixes` for `{{day.fixes}}`. */
export type PlaceholderValues = Readonly<Record<string, string>>

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
    : `placeholder {{${key}}} is unknown: use site.name, a key of the day (content/day/results/numbers.json), salt. and a purpose of content/facts/linkability.ts, or claim. and its key`
}
