import type { BlogPosting, Graph, ItemList, Organization, Service, Thing } from 'schema-dts'
import type { PageMetadata } from '#content/metadata.ts'
import { site } from '#content/site.ts'
import { canonicalAddress } from '#server/document/canonical.ts'

const organizationId = `${site.url}/#organization`

/** Schema.org data of a page as one graph, or none where the specification names none. */
export function structuredData(metadata: PageMetadata): Graph | undefined {
  switch (metadata.kind) {
    case 'home':
      return graph(organization())
    case 'service':
      return graph(service(metadata), organization())
    case 'itemList':
      return graph(itemList(metadata))
    case 'article':
      return graph(blogPosting(metadata), organization())
    case 'page':
    case 'private':
    case 'notFound':
      return undefined
  }
}

/** JSON for a script element: `<`, `>` and `&` cannot end it or start markup. */
export function serializeStructuredData(data: Graph): string {
  const escapes: Record<string, string> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' }
  return JSON.stringify(data).replace(/[<>&]/g, (character) => escapes[character] ?? character)
}

function graph(...nodes: Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': nodes }
}

function organization(): Organization {
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: site.name,
    url: site.url,
    logo: `${site.url}/icon.svg`,
    email: site.email,
    telephone: site.phone.e164,
    address: {
      '@type': 'PostalAddress',
      addressLocality: site.address.locality,
      addressRegion: site.address.region,
      addressCountry: site.address.country,
    },
    ...(site.sameAs.length > 0 && { sameAs: [...site.sameAs] }),
  }
}

function service(metadata: Extract<PageMetadata, { kind: 'service' }>): Service {
  return {
    '@type': 'Service',
    // The default type of section 9 stands as serviceType: schema.org gives ProfessionalService neither provider nor category.
    serviceType: 'ProfessionalService',
    '@id': `${canonicalAddress(site.url, metadata.path)}#service`,
    name: metadata.service.name,
    description: metadata.service.description,
    url: canonicalAddress(site.url, metadata.path),
    areaServed: 'Global',
    category: 'Geospatial Intelligence',
    provider: { '@id': organizationId },
    ...(site.rating.shown && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: site.rating.value, reviewCount: site.rating.count },
    }),
  }
}

function itemList(metadata: Extract<PageMetadata, { kind: 'itemList' }>): ItemList {
  return {
    '@type': 'ItemList',
    name: metadata.list.name,
    description: metadata.list.description,
    numberOfItems: metadata.list.items.length,
    itemListElement: metadata.list.items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      description: item.description,
      url: canonicalAddress(site.url, item.path),
    })),
  }
}

function blogPosting(metadata: Extract<PageMetadata, { kind: 'article' }>): BlogPosting {
  const address = canonicalAddress(site.url, metadata.path)
  return {
    '@type': 'BlogPosting',
    '@id': `${address}#article`,
    headline: metadata.title,
    description: metadata.description,
    url: address,
    mainEntityOfPage: address,
    datePublished: metadata.published,
    dateModified: metadata.modified,
    inLanguage: site.language,
    wordCount: metadata.wordCount,
    keywords: [...metadata.topics],
    author: { '@type': 'Organization', name: metadata.author, url: site.url },
    publisher: { '@id': organizationId },
  }
}

