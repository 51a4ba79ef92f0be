import type { Graph, Thing } from 'schema-dts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { namedOrganization, organization, website } from './company-nodes.ts'
import { breadcrumbList, isIndexed, type PublicMetadata, webPage } from './page-nodes.ts'
import { blogPosting, datasetNode, itemList, service } from './subject-nodes.ts'

/** Schema.org data of a page: one graph whose nodes refer to each other by `@id`. Undefined for pages that are not indexed. */
export function structuredData(metadata: PageMetadata): Graph | undefined {
  if (!isIndexed(metadata)) return undefined
  const main = subject(metadata)
  const crumbs = breadcrumbList(metadata)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...(main ? [main] : []),
      webPage(metadata, main?.['@id']),
      ...(crumbs ? [crumbs] : []),
      website(),
      metadata.kind === 'home' ? organization() : namedOrganization(),
    ] satisfies Thing[],
  }
}

/** The main entity of a page. Undefined for pages that are about no single thing. */
function subject(metadata: PublicMetadata) {
  switch (metadata.kind) {
    case 'service':
      return service(metadata)
    case 'itemList':
      return itemList(metadata)
    case 'dataset':
      return datasetNode(metadata)
    case 'article':
      return blogPosting(metadata)
    case 'home':
    case 'page':
    case 'questions':
      return undefined
  }
}

/** JSON for a script element, with `<`, `>` and `&` escaped, so that no text can end the element. */
export function serializeStructuredData(data: Graph): string {
  const escapes: Record<string, string> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' }
  return JSON.stringify(data).replace(/[<>&]/g, (character) => escapes[character] ?? character)
}
