import { transform, type Visitor } from 'lightningcss'
import { type ExtractorResultDetailed, PurgeCSS } from 'purgecss'
import type { PageDocument } from '#server/document/document.ts'
import { cached, cachePath } from '#server/publish/cache/build-cache.ts'
import { codeHash } from '#server/publish/cache/code-hash.ts'
import { namesInMarkup } from './names-in-markup.ts'

/** What decides the rules of a kind of pages. */
export interface StyledKind {
  kind: string
  documents: readonly PageDocument[]
  /** Texts of the scripts that these pages may load: some class names are added by a script alone. */
  scripts: readonly string[]
  /** The whole stylesheet of the site. */
  sheet: string
  /** A script makes more elements than these documents hold. */
  isDrawnByScript: boolean
}

/** The most pages of a kind whose elements are matched one by one: thousands of articles would each be parsed. */
const mostMatched = 24

/** The rules that a kind of pages uses, minified. Kept between builds as long as nothing that decides them changes. */
export async function usedRules({ kind, documents, scripts, sheet, isDrawnByScript }: StyledKind): Promise<string> {
  const names = namesInMarkup(withNewTags(documents))
  const matched = isDrawnByScript || documents.length > mostMatched ? [] : documents.map(htmlOf)
  const code = ['styles.ts', 'matched-rules.ts'].map((file) => codeHash(`server/publish/assets/${file}`))
  const path = cachePath(JSON.stringify([code, names, matched, scripts, sheet]), '.css')
  const make = async () => {
    if (matched.length === 0) return purge(kind, names, scripts, sheet)
    // Loaded for new pages alone: the browser's document takes half a second to load.
    const { matchedRules } = await import('./matched-rules.ts')
    return purge(kind, names, scripts, matchedRules(sheet, matched))
  }
  return (await cached(path, make)).toString()
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

async function purge(
  kind: string,
  names: ExtractorResultDetailed,
  scripts: readonly string[],
  sheet: string,
): Promise<Uint8Array> {
  const purged = await new PurgeCSS().purge({
    content: [{ raw: kind, extension: 'names' }, ...scripts.map((raw) => ({ raw, extension: 'js' }))],
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
  return transform({ filename: 'page.css', code: Buffer.from(css), minify: true, visitor }).code
}
