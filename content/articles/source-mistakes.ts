import { exampleOf, inOwnLanguage, namedIn, unlisted } from '#content/sources/source-names.ts'
import { isSourceKey, sourceOf } from '#content/sources/sources.ts'
import { language } from '#language'
import type { Mistake } from './text-blocks.ts'

/**
 * Sources that an article lists and does not name, and publications that an English one names and does not list.
 * @param keys the field `sources`, as it was written
 * @param text all words of the article
 */
export function sourceMistakes(keys: unknown, text: string): Mistake[] {
  const listed = (Array.isArray(keys) ? keys : []).filter(isSourceKey)
  const isNamed = namedIn(text)
  const silent = listed.flatMap((key) => {
    const source = sourceOf(key)
    if (source === undefined) return []
    const own = inOwnLanguage(source)
    if (isNamed(own)) return []
    return [
      {
        words: key,
        text: `sources: the text does not name ${key}: write ${exampleOf(own)} where it is used, or take the key out`,
      },
    ]
  })
  // The list of the French article is that of the English one.
  if (language.prefix !== '') return silent
  const missing = Map.groupBy(unlisted(text, listed), ({ words }) => words)
  const advice = 'to the field sources, in both languages'
  return [
    ...silent,
    ...[...missing].map(([words, works]) => ({
      words,
      text: `"${words}" is cited and not listed: add ${works.map(({ key }) => key).join(' or ')} ${advice}`,
    })),
  ]
}
