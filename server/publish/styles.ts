import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'lightningcss'
import { PurgeCSS } from 'purgecss'
import purgeFromHtml from 'purgecss-from-html'
import { type Assets, readAssets } from '#server/publish/assets.ts'
import { type BuiltPage, filesBelow, readPages } from '#server/publish/files.ts'
import { pageKind } from '#server/publish/page-kind.ts'

const stylesheetLink = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>\s*/g

/**
 * Puts the rules that a page's kind uses into its head and drops the link, so that no request blocks first paint.
 * Class names that only a script adds are found in the page's own scripts.
 * @throws {Error} when a page links no stylesheet.
 */
export async function inlineStyles(folder: string): Promise<void> {
  const assets = await readAssets(folder)
  const files = (await filesBelow(folder)).filter((file) => file.endsWith('.html'))
  for (const [kind, members] of Map.groupBy(files, pageKind)) {
    const css = await usedRules(assets, kind, withNewTags(readPages(folder, members)))
    for (const { file, html } of readPages(folder, members)) {
      // At the end of the head: the character set must stand in the first 1,024 bytes.
      const inlined = html.replace(stylesheetLink, '').replace('</head>', () => `<style>${css}</style></head>`)
      writeFileSync(join(folder, file), inlined)
    }
  }
}

const startTag = /<[a-z][^>]*>/g
/** Values that differ from page to page. No rule selects by them. */
const ownValue = / (?:id|href|src|alt|content|datetime|aria-label|aria-labelledby)="[^"]*"/gi

/**
 * The documents that have a tag which none before them has. The others use no rule that these do not, so that a
 * thousand articles are purged by a handful.
 */
function withNewTags(pages: Iterable<BuiltPage>): string[] {
  const seen = new Set<string>()
  const isNew = (tag: string) => seen.size < seen.add(tag.replace(ownValue, '')).size
  const documents: string[] = []
  for (const { html } of pages) if (html.match(startTag)?.map(isNew).includes(true)) documents.push(html)
  return documents
}

async function usedRules(assets: Assets, kind: string, documents: readonly string[]): Promise<string> {
  const sheets = new Set(documents.flatMap((html) => [...html.matchAll(stylesheetLink)].map((match) => match[1] ?? '')))
  if (sheets.size === 0) throw new Error(`${kind}: no stylesheet link to inline. Was the build already inlined?`)
  const scripts = (await assets.reachedFrom(documents.join('\n'))).filter((path) => path.endsWith('.js'))
  const purged = await new PurgeCSS().purge({
    content: [
      ...documents.map((raw) => ({ raw, extension: 'html' })),
      ...(await Promise.all(scripts.map(async (path) => ({ raw: await assets.read(path), extension: 'js' })))),
    ],
    css: await Promise.all([...sheets].map(async (href) => ({ raw: await assets.read(href.replace(/^\//, '')) }))),
    extractors: [
      { extensions: ['html'], extractor: purgeFromHtml },
      // In a script, any run of characters may be a class.
      { extensions: ['js'], extractor: (text: string) => text.match(/[\w-]+/g) ?? [] },
    ],
    keyframes: true,
    // A pseudo-class that stands alone, such as the ring of `:focus-visible`, speaks of every element.
    safelist: { standard: [/^:/] },
  })
  const css = purged.map((sheet) => sheet.css).join('')
  return transform({ filename: `${kind}.css`, code: Buffer.from(css), minify: true }).code.toString()
}
