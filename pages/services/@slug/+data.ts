/* What the page of a service shows, and its metadata: Vike passes it to +Page.tsx and to the document. */

import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { site } from '#content/facts/site.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { sourcesOf } from '#content/sources/cited.ts'
import { serviceBySlug } from '#words/services.ts'

export type Data = ReturnType<typeof data>

export function data(pageContext: PageContextServer) {
  const service = serviceBySlug(pageContext.routeParams.slug ?? '')
  if (!service) throw render('/services/404')
  const metadata: PageMetadata = {
    kind: 'service',
    path: `services/${service.slug}`,
    title: `${service.pageTitle} | ${site.name}`,
    description: service.summary,
    sources: sourcesOf(service.sources ?? []),
    service: { name: service.title, description: service.summary },
  }
  return { metadata, service }
}
