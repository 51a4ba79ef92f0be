/// <reference types="vite/types/importMeta.d.ts" />

import type { PageMetadata } from '#content/schema/metadata.ts'
import type { SourceKey } from '#content/sources/sources.ts'
import { sectors } from './sectors.ts'
import { services } from './services.ts'

/** What a file of content/fr/pages/ exports beside the words, if they are those of a whole page with a fixed address. */
interface PageWords {
  metadata?: PageMetadata
  /** Places on the page that a link may name. */
  fragments?: readonly string[]
  /** Keys of what the page cites. */
  sources?: readonly SourceKey[]
}

/** By file. Vite writes the imports, so that a new page stands in no list; plain Node cannot load this module. */
const words = import.meta.glob<PageWords>('./pages/**/*.ts', { eager: true })

interface Page {
  /** Path from the root of the project. */
  file: string
  metadata: PageMetadata
  fragments: readonly string[]
  sources: readonly SourceKey[]
}

/**
 * Pages by their address.
 * @throws {Error} naming two files that describe one address
 */
function pagesOf(): ReadonlyMap<string, Page> {
  const found = new Map<string, Page>()
  for (const [path, { metadata, fragments = [], sources = [] }] of Object.entries(words)) {
    if (!metadata || !('path' in metadata)) continue
    const file = path.replace('./', 'content/fr/')
    const other = found.get(`/${metadata.path}`)
    if (other) throw new Error(`${file}: metadata.path "${metadata.path}" is taken by ${other.file}: take a free one`)
    found.set(`/${metadata.path}`, { file, metadata, fragments, sources })
  }
  return found
}

const pages = pagesOf()

/** What a file of words says of the page with a fixed address. Undefined for an address that no words have. */
export const pageAt = (address: string): Page | undefined => pages.get(address)

/** Fixed addresses: the list of the specification (section 2) without articles, services and sectors. */
export const staticRoutes: readonly string[] = [...pages.keys()].sort()

/** Every address but those of articles, with the fragments that a link may name. */
export const routeFragments: ReadonlyMap<string, readonly string[]> = new Map([
  ...[...pages].map(([address, { fragments }]) => [address, fragments] as const),
  ...services.map(({ slug }) => [`/services/${slug}`, []] as const),
  ...sectors.map(({ slug }) => [`/sectors/${slug}`, []] as const),
])
