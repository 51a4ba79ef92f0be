import { typeset } from '#content/en/language/typography.ts'
import { type Breadcrumb, trail } from '#content/facts/breadcrumbs.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'

/** What a page is called as a place, by its path. A page without a name here goes by its title. */
export const placeNames: ReadonlyMap<string, string> = new Map([
  ['', 'Home'],
  ['about', 'About'],
  ['about/precision', 'Precision'],
  ['blog', 'Blog'],
  ['careers', 'Careers'],
  ['contact', 'Contact'],
  ['data', 'Open data'],
  ['data/contacts', 'Contacts between districts'],
  ['data/counts', 'Sample counts'],
  ['data/junction', 'One junction'],
  ['data/load', 'Radio cells'],
  ['data/report', 'Sample report'],
  ['data/sites', 'Two sites compared'],
  ['predictive-insights', 'Predictive insights'],
  ['privacy', 'Privacy'],
  ['real-time-awareness', 'Real-time awareness'],
  ['research-development', 'Research & Development'],
  ['sanctions', 'Sanctions'],
  ['sectors', 'Sectors'],
  ['security', 'Security'],
  ['security/certifications', 'Certifications'],
  ['services', 'Services'],
  ['sheet-index', 'Site index'],
  ['trust', 'Documents'],
  ['trust/procurement', 'Procurement summary'],
])

/** Name of the navigation, for assistive technology. */
export const breadcrumbLabel = typeset('Breadcrumb')

/** The way to a page, as visitors see it and crawlers read it. */
export const breadcrumbs = (metadata: PageMetadata): readonly Breadcrumb[] => trail(metadata, placeNames)
