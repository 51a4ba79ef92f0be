import type { Output } from './publication.ts'
import { sitemapAddress } from './sitemap.ts'

/** Everything may be read: a page that is not to be indexed says so itself, which a crawler sees only if let in. */
export const robots: Output = () => [
  { file: 'robots.txt', text: `User-agent: *\nDisallow:\n\nSitemap: ${sitemapAddress()}\n` },
]
