import type { PageContextServer } from 'vike/types'
import { sourcesOf } from '#content/sources/cited.ts'
import { language } from '#language'
import { pageAt } from '#words/routes.ts'

/**
 * Metadata of a page without its own `+data.ts`, as exported by a file of words, such as content/en/pages/about.ts.
 * @throws {Error} naming the page, if no file exports metadata with its path
 */
export function data({ urlPathname, pageId }: PageContextServer) {
  const page = pageAt(urlPathname)
  if (!page)
    throw new Error(
      `${pageId?.slice(1)}/+Page.tsx: no words describe ${urlPathname}. ` +
        `Export metadata with path '${urlPathname.slice(1)}' from a file of ${language.folder}/pages/.`,
    )
  return { metadata: { ...page.metadata, sources: sourcesOf(page.sources) } }
}
