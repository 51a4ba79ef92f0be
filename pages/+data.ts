import type { PageContextServer } from 'vike/types'
import { metadataOf } from '#content/en/routes.ts'

/**
 * Metadata of a page without its own `+data.ts`, as exported by a file of content/en/pages/.
 * @throws {Error} naming the page, if no file exports metadata with its path
 */
export function data({ urlPathname, pageId }: PageContextServer) {
  const metadata = metadataOf(urlPathname)
  if (!metadata)
    throw new Error(
      `${pageId?.slice(1)}/+Page.tsx: no words describe ${urlPathname}. ` +
        `Export metadata with path '${urlPathname.slice(1)}' from a file of content/en/pages/.`,
    )
  return { metadata }
}
