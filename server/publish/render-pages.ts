import { join, relative, resolve, sep } from 'node:path'
import { build, prerender } from 'vike/api'
import { getVikeConfig } from 'vike/plugin'
import type { BuiltPage } from './files.ts'

/** What Vike hands over of a page (https://vike.dev/prerender-programmatic, onPagePrerender). */
interface PrerenderedPage {
  _prerenderResult: { filePath: string; fileContent: string }
}

/**
 * Builds the site's scripts and styles into `client/` of a folder, and lets Vike render every page, without writing it:
 * what comes after needs each page once more, and a page written and read again costs as much as half its rendering.
 * @throws {Error} when Vike has handed over no page: the option that it does so by is marked as experimental
 */
export async function renderPages(folder: string): Promise<BuiltPage[]> {
  const viteConfig = { logLevel: 'error', build: { outDir: folder } } as const
  await build({ viteConfig })
  const site = resolve(join(folder, 'client'))
  const pages: BuiltPage[] = []
  await prerender({
    viteConfig,
    onPagePrerender: ({ _prerenderResult: { filePath, fileContent } }: PrerenderedPage) => {
      pages.push({ file: relative(site, filePath).split(sep).join('/'), html: fileContent })
    },
  })
  if (pages.length === 0) throw new Error('Vike has rendered pages without handing them over. Was it updated?')
  // Vike keeps every page to the end of the process, for plugins that ask. Here, none does.
  const { output, pageContexts } = getVikeConfig().prerenderContext
  output?.splice(0)
  pageContexts?.splice(0)
  return pages.sort((a, b) => (a.file < b.file ? -1 : 1))
}
