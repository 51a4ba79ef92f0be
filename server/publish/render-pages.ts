/* Has Vike render every page of a language, and collects what it has rendered. */

import { join, relative, resolve, sep } from 'node:path'
import { build, prerender } from 'vike/api'
import { getVikeConfig } from 'vike/plugin'
import { z } from 'zod'
import { addressOf } from '#content/page-addresses.server.ts'
import { language } from '#language'
import type { RenderedPage } from '#server/document/document.ts'
import { type ModuleCounts, moduleCounts } from './module-counts.ts'
import type { Page } from './page.ts'
import type { PageReading } from './text/page-reading.ts'

/** A page before its styles and scripts are known. */
export type PageWithoutAssets = Omit<Page, 'styles' | 'laterStyles' | 'printStyles' | 'scripts' | keyof PageReading>

/** The part of Vike's `pageContext` that the build reads; server/document/onRenderHtml.tsx sets `rendered`. */
const contextSchema = z.object({
  pageId: z.string(),
  urlOriginal: z.string(),
  rendered: z.custom<RenderedPage>((value) => typeof value === 'object' && value !== null),
})

/**
 * Builds the site's scripts and styles into `client/` of a folder and renders every page, in the order of their files. Vike
 * writes none of them: `writePages` does, when their styles are known.
 * @param onConfigured called when Vike has read +config.ts, once for each part of the build
 * @throws {Error} naming a page that was not rendered, or whose metadata state another address
 */
export async function renderPages(
  folder: string,
  onConfigured?: () => void,
): Promise<{ pages: PageWithoutAssets[]; modules: ModuleCounts }> {
  // Errors are thrown, and printed once at the end. Their positions are those of the sources: with the maps of the modules
  // that render the pages, an error in a component names its line.
  const viteConfig = {
    logLevel: 'silent',
    build: { outDir: folder },
    environments: { ssr: { build: { sourcemap: true } } },
  } as const
  process.setSourceMapsEnabled(true)
  let modules: ModuleCounts = {}
  const counting = moduleCounts((counts) => {
    modules = counts
  })
  const plugins = [{ name: 'cairnline:configured', configResolved: onConfigured }, counting]
  await build({ viteConfig: { ...viteConfig, plugins } })
  // With this option Vike leaves the writing of files to its caller, who here has the pages from `output` below. Its documents
  // call it subject to change; a Vike that ignored it would end the build, in mergeLanguages().
  await prerender({ viteConfig, onPagePrerender: () => undefined })
  // Documented and typed, unlike the options of prerender() that hand pages over: https://vike.dev/getVikeConfig
  const { output } = getVikeConfig().prerenderContext
  const site = resolve(join(folder, 'client'))
  const pages = (output ?? []).map(({ filePath, pageContext }) => {
    const file = relative(site, filePath).split(sep).join('/')
    const context = contextSchema.safeParse(pageContext)
    if (!context.success)
      throw new Error(
        `${file}: the page was not rendered by server/document/onRenderHtml.tsx. Remove an onRenderHtml of its own.`,
      )
    return pageWithoutAssets(file, context.data)
  })
  if (pages.length === 0) throw new Error('Vike has rendered no page. Check that pages/ contains +Page.tsx files.')
  return { pages: pages.sort((a, b) => (a.file < b.file ? -1 : 1)), modules }
}

function pageWithoutAssets(file: string, context: z.infer<typeof contextSchema>): PageWithoutAssets {
  const { pageId: id, urlOriginal, rendered } = context
  const { metadata } = rendered
  const name = urlOriginal.slice(1)
  if ('path' in metadata && metadata.path !== name)
    throw new Error(
      `/${name}: its metadata state the path '${metadata.path}'. Change it to '${name}' in the +data.ts of ${id}.`,
    )
  const kind = metadata.kind === 'notFound' ? 'notFound' : id
  const path = addressOf(urlOriginal).slice(1)
  if (path === name && language.prefix !== '')
    throw new Error(`/${name}: the page has no ${language.name} address. Add one in content/addresses.ts.`)
  return {
    id,
    kind,
    name,
    path,
    file: path === name ? file : `${path}.html`,
    language: language.tag,
    isPrivate: metadata.kind === 'private',
    ...rendered,
  }
}
