import { sectorSlugs } from '#content/schema/sector.ts'
import { serviceSlugs } from '#content/schema/service.ts'

/**
 * Every page with an address of its own, and the fragments that words may link to. Articles are not here: each file in
 * content/en/blog/ is one.
 */
const pages: Readonly<Record<string, readonly string[]>> = {
  '/': [],
  '/about': [],
  '/about/precision': ['behavioural', 'temporal', 'pipeline', 'environments', 'spatial', 'quality', 'work', 'ethics'],
  '/blog': [],
  '/careers': [],
  '/contact': ['enquiry', 'sent'],
  '/login': [],
  '/predictive-insights': [],
  '/privacy': [],
  '/real-time-awareness': [],
  '/research-development': [],
  '/sanctions': [],
  '/sectors': sectorSlugs,
  '/security': [],
  '/security/certifications': ['international', 'government', 'regional', 'industry'],
  '/services': serviceSlugs,
  '/welcome': [],
}

/** The addresses that stand in the specification as they are (section 2), without those of one entry. */
export const staticRoutes: readonly string[] = Object.keys(pages)

/** Every address but those of articles, with the fragments that a link may name. */
export const routeFragments: ReadonlyMap<string, readonly string[]> = new Map([
  ...Object.entries(pages),
  ...serviceSlugs.map((slug) => [`/services/${slug}`, []] as const),
  ...sectorSlugs.map((slug) => [`/sectors/${slug}`, []] as const),
])
