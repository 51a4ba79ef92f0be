import type { Output } from '#server/publish/publication.ts'
import { sitemapAddress } from './sitemap.ts'

/** Crawlers may read every page: a `noindex` in a page is seen only by a crawler that may read it. */
export const robots: Output = () => [
  { file: 'robots.txt', text: `User-agent: *\nDisallow:\n\nSitemap: ${sitemapAddress()}\n` },
]
