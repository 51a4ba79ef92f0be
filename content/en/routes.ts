/// <reference types="vite/types/importMeta.d.ts" />

import type { PageMetadata } from '#content/schema/metadata.ts'
import { sectors } from './sectors.ts'
import { services } from './services.ts'

/** What a file of content/en/pages/ exports beside the words, if they are those of a whole page with a fixed address. */
interface PageWords {
  metadata?: PageMetadata
  /** Places on the page that a link may name. */
  fragments?: readonly string[]
}

/** By file. Vite writes the imports, so a new page stands in no list. */
const words = import.meta.glob<PageWords>('./pages/*.ts', { eager: true })

interface Page {
  metadata: PageMetadata
  fragments: readonly string[]
}

const pages: ReadonlyMap<string, Page> = new Map(
  Object.values(words).flatMap(({ metadata, fragments = [] }) =>
    metadata && 'path' in metadata ? [[`/${metadata.path}`, { metadata, fragments }]] : [],
  ),
)

/** What a page with a fixed address tells search engines. Undefined for an address that no words have. */
export const metadataOf = (address: string): PageMetadata | undefined => pages.get(address)?.metadata

/** Fixed addresses: the list of the specification (section 2) without articles, services and sectors. */
export const staticRoutes: readonly string[] = [...pages.keys()].sort()

/** Every address but those of articles, with the fragments that a link may name. */
export const routeFragments: ReadonlyMap<string, readonly string[]> = new Map([
  ...[...pages].map(([address, { fragments }]) => [address, fragments] as const),
  ...services.map(({ slug }) => [`/services/${slug}`, []] as const),
  ...sectors.map(({ slug }) => [`/sectors/${slug}`, []] as const),
])
