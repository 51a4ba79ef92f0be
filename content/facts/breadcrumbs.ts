import type { PageMetadata } from '#content/schema/metadata.ts'
import { site } from './site.ts'

/** One step of the way from home to a page. `path` is as in `PageMetadata`: '' for home. */
export interface Breadcrumb {
  name: string
  path: string
}

/**
 * The way from home to a page, the page itself last. Empty for home, for private pages and for not-found pages.
 * @param names what a language calls each page as a place, by its path
 */
export function trail(metadata: PageMetadata, names: ReadonlyMap<string, string>): readonly Breadcrumb[] {
  if (metadata.kind === 'home' || metadata.kind === 'private' || metadata.kind === 'notFound') return []
  const parts = metadata.path.split('/')
  const above = parts.slice(0, -1).map((part, index) => {
    const path = parts.slice(0, index + 1).join('/')
    return { name: names.get(path) ?? part, path }
  })
  const own = ownName(metadata) ?? names.get(metadata.path) ?? metadata.title.replace(` | ${site.name}`, '')
  return [{ name: names.get('') ?? site.name, path: '' }, ...above, { name: own, path: metadata.path }]
}

/** The name that a page gives itself. */
function ownName(metadata: PageMetadata): string | undefined {
  if (metadata.kind === 'service') return metadata.service.name
  return metadata.kind === 'page' ? metadata.name : undefined
}
