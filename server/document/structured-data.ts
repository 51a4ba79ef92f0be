/* The JSON-LD that search engines read of a page (schema.org). */

import type {
  BlogPosting,
  Book,
  BreadcrumbList,
  CreativeWork,
  Dataset,
  Graph,
  ItemList,
  Legislation,
  NewsArticle,
  Organization,
  Person,
  Report,
  ScholarlyArticle,
  Service,
  Thing,
  WebSite,
} from 'schema-dts'
import { site } from '#content/facts/site.ts'
import { languages } from '#content/languages/languages.ts'
import { sourcesIn } from '#content/schema/metadata.ts'
import type { Source } from '#content/sources/source.ts'
import { addressOfDoi } from '#content/sources/source-address.ts'
import { language } from '#language'
import {
  articleShapes,
  canonicalAddress,
  cardAddress,
  type Located,
  originalAddress,
} from '#server/document/addresses.ts'
import { breadcrumbs } from '#words/breadcrumbs.ts'

/** Metadata of a page that search engines may index. */
export type PublicMetadata = Exclude<Located, { kind: 'private' | 'notFound' }>

/** Whether search engines may index a page: all except clients' pages and not-found pages. */
export const isIndexed = (metadata: Located): metadata is PublicMetadata =>
  metadata.kind !== 'private' && metadata.kind !== 'notFound'

/** Schema.org data of a page: one graph whose nodes refer to each other by `@id`. Undefined for pages that are not indexed. */
export function structuredData(metadata: Located): Graph | undefined {
  if (!isIndexed(metadata)) return undefined
  const main = subject(metadata)
  const crumbs = breadcrumbList(metadata)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...(main ? [main] : []),
      webPage(metadata, main?.['@id']),
      ...(crumbs ? [crumbs] : []),
      // Search engines read the name of the site and the company's description from home.
      ...(metadata.kind === 'home' ? [website(), organization()] : [namedOrganization()]),
    ] satisfies Thing[],
  }
}

/** The main entity of a page. Undefined for pages without one. */
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

const home = (): string => canonicalAddress(site.url, '')

/** Identifiers of the company, to which every page refers, and of the site, which home describes. */
const organizationId = (): string => `${site.url}/#organization`
const websiteId = (): string => `${home()}/#website`

/** The company with its name only. Home describes it, under the same identifier. */
const namedOrganization = (): Organization => ({
  '@type': 'Organization',
  '@id': organizationId(),
  name: site.name,
  url: site.url,
})

/** The company. Google Search Central, Organization: nothing is required; logo, address and contact are recommended. */
function organization(): Organization {
  return {
    '@type': 'Organization',
    '@id': organizationId(),
    name: site.name,
    url: site.url,
    logo: { '@type': 'ImageObject', url: `${site.url}/icon-512.png` },
    email: site.email,
    ...(site.phone && { telephone: site.phone.e164 }),
    address: {
      '@type': 'PostalAddress',
      addressLocality: site.address.locality,
      addressRegion: site.address.region,
      addressCountry: site.address.country,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      email: site.email,
      ...(site.phone && { telephone: site.phone.e164 }),
      url: canonicalAddress(site.url, 'contact'),
      availableLanguage: Object.values(languages).map(({ tag }) => tag),
    },
    ...(site.sameAs.length > 0 && { sameAs: [...site.sameAs] }),
  }
}

function website(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId(),
    name: site.name,
    url: home(),
    inLanguage: language.tag,
    publisher: { '@id': organizationId() },
  }
}

type Citation = ScholarlyArticle | Book | NewsArticle | Report | Legislation | CreativeWork

/**
 * The citations of a page, in the order of its visible list; for a translation, a reference to its original, which cites the
 * same sources. Empty for a page without citations.
 * @param node the fragment of the citing node's `@id`
 */
function citation(
  metadata: PublicMetadata,
  node: string,
): { citation?: Citation[]; translationOfWork?: { '@id': string } } {
  const sources = sourcesIn(metadata)
  if (sources.length === 0) return {}
  const original = originalAddress(metadata.path)
  return original === undefined
    ? { citation: sources.map(work) }
    : { translationOfWork: { '@id': `${original}#${node}` } }
}

/** A source with its title, authors, year, and address or number. */
function work(source: Source): Citation {
  const described = { name: source.title, ...authorsOf(source), ...yearOf(source), ...placeOf(source) }
  switch (source.kind) {
    case 'article':
      return { '@type': 'ScholarlyArticle', ...described }
    case 'book':
      return { '@type': 'Book', ...described }
    case 'news':
      return { '@type': 'NewsArticle', ...described }
    case 'report':
      return { '@type': 'Report', ...described }
    case 'law':
      return { '@type': 'Legislation', ...described }
    case 'standard':
      return { '@type': 'CreativeWork', ...described }
  }
}

const yearOf = ({ year }: Source): { datePublished?: string } =>
  year === undefined ? {} : { datePublished: String(year) }

function placeOf(source: Source): { url: string } | { identifier: string } {
  if (source.doi !== undefined) return { url: addressOfDoi(source.doi) }
  return source.url === undefined ? { identifier: source.number } : { url: source.url }
}

/** The listed authors, or the body responsible for the work. A law has neither. */
function authorsOf({ authors, issuer }: Source): { author?: (Person | Organization)[] } {
  if (authors !== undefined) return { author: authors.map((name) => ({ '@type': 'Person', name })) }
  return issuer === undefined ? {} : { author: [{ '@type': 'Organization', name: issuer }] }
}

/** The node of the page itself, linked to the site, to its breadcrumbs and to its main entity. */
function webPage(metadata: PublicMetadata, mainEntityId: string | undefined): Thing {
  const address = metadata.canonical
  const common = {
    '@id': `${address}#page`,
    url: address,
    name: metadata.title,
    description: metadata.description,
    inLanguage: language.tag,
    ...(metadata.kind !== 'article' && citation(metadata, 'page')),
    primaryImageOfPage: { '@type': 'ImageObject', url: cardAddress(metadata.path) },
    ...(breadcrumbs(metadata).length > 0 && { breadcrumb: { '@id': `${address}#breadcrumb` } }),
    ...(mainEntityId !== undefined && { mainEntity: { '@id': mainEntityId } }),
  } as const
  switch (metadata.kind) {
    case 'home':
      return { '@type': 'WebPage', ...common, isPartOf: { '@id': websiteId() }, about: { '@id': organizationId() } }
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

/** The visible breadcrumbs of the page. Undefined for home. */
function breadcrumbList(metadata: PublicMetadata): BreadcrumbList | undefined {
  const trail = breadcrumbs(metadata)
  if (trail.length === 0) return undefined
  return {
    '@type': 'BreadcrumbList',
    '@id': `${metadata.canonical}#breadcrumb`,
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: canonicalAddress(site.url, path),
    })),
  }
}

type Of<Kind extends PublicMetadata['kind']> = Extract<PublicMetadata, { kind: Kind }>

/** A service, with the constants of the specification, section 9. */
function service({ canonical: address, service }: Of<'service'>): Service {
  return {
    '@type': 'Service',
    // The default type of section 9 is given as serviceType, because ProfessionalService has neither provider nor category.
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

function itemList({ canonical, list }: Of<'itemList'>): ItemList {
  return {
    '@type': 'ItemList',
    '@id': `${canonical}#list`,
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
function datasetNode({ canonical: address, dataset }: Of<'dataset'>): Dataset {
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
function blogPosting(metadata: Of<'article'>): BlogPosting {
  const { canonical: address } = metadata
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
