import { placeNames } from '#content/en/breadcrumbs.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { site } from './site.ts'

/** One step of the way from home to a page. `path` is as in `PageMetadata`: '' for home. */
export interface Breadcrumb {
  name: string
  path: string
}

/**
 * The way from home to a page, the page itself last: what visitors see and what crawlers read.
 * Empty for home, for the pages of clients and for not-found pages.
 */
export function breadcrumbs(metadata: PageMetadata): readonly Breadcrumb[] {
  if (metadata.kind === 'home' || metadata.kind === 'private' || metadata.kind === 'notFound') return []
  const parts = metadata.path.split('/')
  const above = parts.slice(0, -1).map((part, index) => {
    const path = parts.slice(0, index + 1).join('/')
    return { name: placeNames.get(path) ?? part, path }
  })
  return [
    { name: placeNames.get('') ?? site.name, path: '' },
    ...above,
    { name: ownName(metadata), path: metadata.path },
  ]
}

function ownName(metadata: Exclude<PageMetadata, { kind: 'notFound' }>): string {
  if (metadata.kind === 'service') return metadata.service.name
  return placeNames.get(metadata.path) ?? metadata.title.replace(` | ${site.name}`, '')
}
