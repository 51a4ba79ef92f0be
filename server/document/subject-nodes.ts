import type { BlogPosting, Dataset, ItemList, Service } from 'schema-dts'
import { site } from '#content/facts/site.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { language } from '#language'
import { canonicalAddress } from './canonical.ts'
import { citation } from './citations.ts'
import { organizationId } from './company-nodes.ts'
import { articleShapes, cardAddress } from './social-image.ts'

type Of<Kind extends PageMetadata['kind']> = Extract<PageMetadata, { kind: Kind }>

/** A service, with the constants of the specification, section 9. */
export function service({ path, service }: Of<'service'>): Service {
  const address = canonicalAddress(site.url, path)
  return {
    '@type': 'Service',
    // The default type of section 9 stands as serviceType: schema.org gives ProfessionalService neither provider nor category.
    serviceType: 'ProfessionalService',
    '@id': `${address}#service`,
    name: service.name,
    description: service.description,
    url: address,
    areaServed: 'Global',
    category: 'Geospatial Intelligence',
    provider: { '@id': organizationId() },
    ...(site.rating.shown && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: site.rating.value, reviewCount: site.rating.count },
    }),
  }
}

export function itemList({ path, list }: Of<'itemList'>): ItemList {
  return {
    '@type': 'ItemList',
    '@id': `${canonicalAddress(site.url, path)}#list`,
    name: list.name,
    description: list.description,
    numberOfItems: list.items.length,
    itemListElement: list.items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      description: item.description,
      url: canonicalAddress(site.url, item.path),
    })),
  }
}

/** A dataset with its files. Google Search Central, Dataset: name and description are required, the others recommended. */
export function datasetNode({ path, dataset }: Of<'dataset'>): Dataset {
  const address = canonicalAddress(site.url, path)
  return {
    '@type': 'Dataset',
    '@id': `${address}#dataset`,
    name: dataset.name,
    description: dataset.description,
    url: address,
    version: dataset.version,
    datePublished: dataset.published,
    license: dataset.licence,
    isAccessibleForFree: true,
    keywords: [...dataset.keywords],
    inLanguage: language.tag,
    creator: { '@id': organizationId() },
    distribution: dataset.downloads.map(({ name, file, format }) => ({
      '@type': 'DataDownload',
      name,
      contentUrl: `${site.url}/${file}`,
      encodingFormat: format,
    })),
  }
}

/** An article by a team of the company. Google Search Central, Article: nothing is required, these are recommended. */
export function blogPosting(metadata: Of<'article'>): BlogPosting {
  const address = canonicalAddress(site.url, metadata.path)
  return {
    '@type': 'BlogPosting',
    '@id': `${address}#article`,
    headline: metadata.title,
    description: metadata.description,
    url: address,
    mainEntityOfPage: { '@id': `${address}#page` },
    image: articleShapes.map((shape) => cardAddress(metadata.path, shape)),
    datePublished: metadata.published,
    dateModified: metadata.modified,
    inLanguage: language.tag,
    wordCount: metadata.wordCount,
    keywords: [...metadata.topics],
    author: {
      '@type': 'Organization',
      name: metadata.author,
      url: canonicalAddress(site.url, 'about'),
      parentOrganization: { '@id': organizationId() },
    },
    publisher: { '@id': organizationId() },
    ...citation(metadata, 'article'),
  }
}
