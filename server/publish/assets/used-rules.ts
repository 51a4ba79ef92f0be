import { transform, type Visitor } from 'lightningcss'
import { parse } from 'parse5'
import { type ExtractorResultDetailed, PurgeCSS } from 'purgecss'
import type { PageDocument } from '#server/document/document.ts'
import { elementsBelow } from '#server/publish/text/page-markup.ts'

/** What decides the rules of a kind of pages. */
interface StyledKind {
  documents: readonly PageDocument[]
  /** Texts of the scripts that these pages may load: some class names are added by a script alone. */
  scripts: readonly string[]
  /** The whole stylesheet of the site. */
  sheet: string
}

/** The rules that a kind of pages uses, minified. */
export async function usedRules({ documents, scripts, sheet }: StyledKind): Promise<string> {
  const names = namesInMarkup(withNewTags(documents))
  const purged = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'names' }, ...scripts.map((raw) => ({ raw, extension: 'js' }))],
    css: [{ raw: sheet }],
    extractors: [
      { extensions: ['names'], extractor: () => names },
      // In a script, any run of characters may be a class.
      { extensions: ['js'], extractor: (text: string) => text.match(/[\w-]+/g) ?? [] },
    ],
    keyframes: true,
    variables: true,
    // A pseudo-class that stands alone, such as the ring of `:focus-visible`, speaks of every element.
    safelist: { standard: [/^:/] },
  })
  const css = purged.map((one) => one.css).join('')
  // Layers stand in their order, so an empty one, which would be written as a name, says nothing.
  const visitor: Visitor<never> = { Rule: { 'layer-block': ({ value }) => (value.rules.length > 0 ? undefined : []) } }
  return transform({ filename: 'page.css', code: Buffer.from(css), minify: true, visitor }).code.toString()
}

const htmlOf = ({ htmlAttributes, head, body }: PageDocument): string =>
  `<html ${htmlAttributes}><head>${head}</head><body>${body}</body></html>`

const startTag = /<[a-z][^>]*>/g
/** Values that differ from page to page. No rule selects by them. */
const ownValue = / (?:id|href|src|alt|content|datetime|aria-label|aria-labelledby)="[^"]*"/gi

/**
 * The documents that hold a tag which no document before them holds. The others use no further rule, so a thousand
 * articles are purged by a handful.
 */
function withNewTags(documents: readonly PageDocument[]): string[] {
  const seen = new Set<string>()
  const isNew = (tag: string) => !seen.has(tag) && seen.size < seen.add(tag.replace(ownValue, '')).size
  // One document at a time: those of thousands of pages would fill the memory.
  return documents.flatMap((document) => {
    const html = htmlOf(document)
    return html.match(startTag)?.map(isNew).includes(true) ? [html] : []
  })
}

/**
 * What a selector could name in documents, each once. PurgeCSS's own reader of HTML copies all its finds for every
 * element: for a page that lists thousands of articles, the time grows with their square.
 */
function namesInMarkup(documents: readonly string[]): ExtractorResultDetailed {
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
