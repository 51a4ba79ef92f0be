import { transform } from 'lightningcss'
import { type ExtractorResultDetailed, PurgeCSS } from 'purgecss'
import { cached, cachePath } from '#server/publish/cache/build-cache.ts'
import { codeHash } from '#server/publish/cache/code-hash.ts'
import type { BuiltPage } from '#server/publish/files.ts'
import type { Assets } from './assets.ts'
import { namesInMarkup } from './names-in-markup.ts'

/** Of what makes the styles: other code may make others of the same names. */
const code = codeHash('server/publish/assets/styles.ts')

const stylesheetLink = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>\s*/g

/**
 * Puts rules into the head of a page and drops the link, so that no request blocks first paint.
 * At the end of the head: the character set must stand in the first 1,024 bytes.
 */
export const inlineStyles = (html: string, css: string): string =>
  html.replace(stylesheetLink, '').replace('</head>', () => `<style>${css}</style></head>`)

const startTag = /<[a-z][^>]*>/g
/** Values that differ from page to page. No rule selects by them. */
const ownValue = / (?:id|href|src|alt|content|datetime|aria-label|aria-labelledby)="[^"]*"/gi

/**
 * The documents that have a tag which none before them has. The others use no rule that these do not, so that a
 * thousand articles are purged by a handful.
 */
function withNewTags(pages: Iterable<BuiltPage>): string[] {
  const seen = new Set<string>()
  const isNew = (tag: string) => !seen.has(tag) && seen.size < seen.add(tag.replace(ownValue, '')).size
  const documents: string[] = []
  for (const { html } of pages) if (html.match(startTag)?.map(isNew).includes(true)) documents.push(html)
  return documents
}

/**
 * The rules that a kind of pages uses, minified, kept as long as nothing that decides them changes. Class names that only
 * a script adds are found in the pages' own scripts.
 * @throws {Error} when no page links a stylesheet.
 */
export async function usedRules(assets: Assets, kind: string, pages: Iterable<BuiltPage>): Promise<string> {
  const documents = withNewTags(pages)
  const sheets = new Set(documents.flatMap((html) => [...html.matchAll(stylesheetLink)].map((match) => match[1] ?? '')))
  if (sheets.size === 0) throw new Error(`${kind}: no stylesheet link to inline. Was the build already inlined?`)
  const scripts = (await assets.reachedFrom(documents.join('\n'))).filter((path) => path.endsWith('.js'))
  const names = namesInMarkup(documents)
  const read = (paths: readonly string[]) => Promise.all(paths.map((path) => assets.read(path)))
  const [texts, css] = [await read(scripts), await read([...sheets].map((href) => href.replace(/^\//, '')))]
  const path = cachePath(JSON.stringify([code, names, texts, css]), '.css')
  return (await cached(path, () => purge(kind, names, texts, css))).toString()
}

async function purge(
  kind: string,
  names: ExtractorResultDetailed,
  scripts: readonly string[],
  sheets: readonly string[],
): Promise<Uint8Array> {
  const purged = await new PurgeCSS().purge({
    content: [{ raw: kind, extension: 'names' }, ...scripts.map((raw) => ({ raw, extension: 'js' }))],
    css: sheets.map((raw) => ({ raw })),
    extractors: [
      { extensions: ['names'], extractor: () => names },
      // In a script, any run of characters may be a class.
      { extensions: ['js'], extractor: (text: string) => text.match(/[\w-]+/g) ?? [] },
    ],
    keyframes: true,
    // A pseudo-class that stands alone, such as the ring of `:focus-visible`, speaks of every element.
    safelist: { standard: [/^:/] },
  })
  const css = purged.map((sheet) => sheet.css).join('')
  return transform({ filename: `${kind}.css`, code: Buffer.from(css), minify: true }).code
}
