/* What the page of a sector shows, and its metadata: Vike passes it to +Page.tsx and to the document. */

import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { site } from '#content/facts/site.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { sourcesOf } from '#content/sources/cited.ts'
import { sectorBySlug } from '#words/sectors.ts'

export type Data = ReturnType<typeof data>

export function data(pageContext: PageContextServer) {
  const sector = sectorBySlug(pageContext.routeParams.slug ?? '')
  if (!sector) throw render('/sectors/404')
  const metadata: PageMetadata = {
    kind: 'page',
    path: `sectors/${sector.slug}`,
    name: sector.title,
    title: `${sector.pageTitle} | ${site.name}`,
    description: sector.summary,
    sources: sourcesOf(sector.sources ?? []),
  }
  return { metadata, sector }
}
