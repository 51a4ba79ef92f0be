import type { PageContextServer } from 'vike/types'
import { metadataOf } from '#content/en/routes.ts'

/**
 * Metadata of a page without a `+data.ts` of its own: what its words export.
 * @throws {Error} naming the page, when no words have its address
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
