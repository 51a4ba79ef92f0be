import { parse } from 'parse5'
import type { ExtractorResultDetailed } from 'purgecss'
import { elementsBelow } from '#server/publish/text/page-markup.ts'

/**
 * What a selector could name in documents, each once. PurgeCSS's own reader of HTML copies all its finds for every
 * element: for a page that lists thousands of articles, the time grows with their square.
 */
export function namesInMarkup(documents: readonly string[]): ExtractorResultDetailed {
  const tags = new Set<string>()
  const classes = new Set<string>()
  const ids = new Set<string>()
  const names = new Set<string>()
  const values = new Set<string>()
  for (const html of documents)
    for (const { tagName, attrs } of elementsBelow(parse(html))) {
      tags.add(tagName)
      for (const { name, value } of attrs) {
        names.add(name)
        const words = value.split(/\s+/)
        for (const word of words) values.add(word)
        const named = name === 'class' ? classes : name === 'id' ? ids : undefined
        if (named) for (const word of words) named.add(word)
      }
    }
  return {
    tags: [...tags],
    classes: [...classes],
    ids: [...ids],
    attributes: { names: [...names], values: [...values] },
    undetermined: [],
  }
}
