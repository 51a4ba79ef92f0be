import type { BreadcrumbList, Thing } from 'schema-dts'
import { site } from '#content/facts/site.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { language } from '#language'
import { breadcrumbs } from '#words/breadcrumbs.ts'
import { canonicalAddress } from './canonical.ts'
import { citation } from './citations.ts'
import { organizationId, websiteId } from './company-nodes.ts'
import { cardAddress } from './social-image.ts'

/** Metadata of a page that search engines may index. */
export type PublicMetadata = Exclude<PageMetadata, { kind: 'private' | 'notFound' }>

/** Whether search engines may index a page: all but a client's pages and not-found pages. */
export const isIndexed = (metadata: PageMetadata): metadata is PublicMetadata =>
  metadata.kind !== 'private' && metadata.kind !== 'notFound'

/** The node of the page itself, linked to the site, to its breadcrumbs and to its main entity. */
export function webPage(metadata: PublicMetadata, mainEntityId: string | undefined): Thing {
  const address = canonicalAddress(site.url, metadata.path)
  const common = {
    '@id': `${address}#page`,
    url: address,
    name: metadata.title,
    description: metadata.description,
    inLanguage: language.tag,
    isPartOf: { '@id': websiteId() },
    ...(metadata.kind !== 'article' && citation(metadata, 'page')),
    primaryImageOfPage: { '@type': 'ImageObject', url: cardAddress(metadata.path) },
    ...(breadcrumbs(metadata).length > 0 && { breadcrumb: { '@id': `${address}#breadcrumb` } }),
    ...(mainEntityId !== undefined && { mainEntity: { '@id': mainEntityId } }),
  } as const
  switch (metadata.kind) {
    case 'home':
      return { '@type': 'WebPage', ...common, about: { '@id': organizationId() } }
    case 'itemList':
      return { '@type': 'CollectionPage', ...common }
    case 'questions':
      return {
        '@type': 'FAQPage',
        ...common,
        mainEntity: metadata.questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      }
    case 'article':
      return { '@type': 'WebPage', ...common, datePublished: metadata.published, dateModified: metadata.modified }
    case 'service':
    case 'dataset':
      return { '@type': 'WebPage', ...common }
    case 'page':
      return {
        '@type': metadata.type ?? 'WebPage',
        ...common,
        ...(metadata.type === 'AboutPage' && { about: { '@id': organizationId() } }),
      }
  }
}

/** The breadcrumbs that visitors see above the page. Undefined for home. */
export function breadcrumbList(metadata: PublicMetadata): BreadcrumbList | undefined {
  const trail = breadcrumbs(metadata)
  if (trail.length === 0) return undefined
  return {
    '@type': 'BreadcrumbList',
    '@id': `${canonicalAddress(site.url, metadata.path)}#breadcrumb`,
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: canonicalAddress(site.url, path),
    })),
  }
}
