/* Collects the pages of the site from their files of words: addresses, metadata, and the places that links may name. */

import type { SourceKey } from '#content/sources/sources.ts'
import type { PageMetadata } from './metadata.ts'
import type { Sector } from './sector.ts'
import type { Service } from './service.ts'

/** Exports of a text file for a page with a fixed address, in addition to its texts. */
interface PageWords {
  metadata?: PageMetadata
  /** Places on the page that a link may name. */
  fragments?: readonly string[]
  /** Keys of what the page cites. */
  sources?: readonly SourceKey[]
}

interface Page {
  /** Path from the root of the project. */
  file: string
  metadata: PageMetadata
  fragments: readonly string[]
  sources: readonly SourceKey[]
}

interface Listed {
  services: readonly Pick<Service, 'slug'>[]
  sectors: readonly Pick<Sector, 'slug'>[]
}

/**
 * The addresses of a language's words.
 * @param folder of the words, from the root of the project
 * @param words of pages, by file below that folder: './pages/about.ts'
 * @throws {Error} naming two files that describe one address
 */
export function routesOf(folder: string, words: Readonly<Record<string, PageWords>>, { services, sectors }: Listed) {
  const pages = new Map<string, Page>()
  for (const [path, { metadata, fragments = [], sources = [] }] of Object.entries(words)) {
    if (!metadata || !('path' in metadata)) continue
    const file = path.replace('./', `${folder}/`)
    const other = pages.get(`/${metadata.path}`)
    if (other) throw new Error(`${file}: metadata.path "${metadata.path}" is taken by ${other.file}: take a free one`)
    pages.set(`/${metadata.path}`, { file, metadata, fragments, sources })
  }
  const routeFragments: ReadonlyMap<string, readonly string[]> = new Map([
    ...[...pages].map(([address, { fragments }]) => [address, fragments] as const),
    ...services.map(({ slug }) => [`/services/${slug}`, []] as const),
    ...sectors.map(({ slug }) => [`/sectors/${slug}`, []] as const),
  ])
  const staticRoutes: readonly string[] = [...pages.keys()].sort()
  return {
    /** The page with a fixed address. Undefined for an unknown address. */
    pageAt: (address: string): Page | undefined => pages.get(address),
    /** Fixed addresses: the list of the specification (section 2) without articles, services and sectors. */
    staticRoutes,
    /** Every address but those of articles, with the fragments that a link may name. */
    routeFragments,
  }
}
