import { claim } from '#content/en/claims.ts'
import { counts } from '#content/en/counts.ts'
import { services } from '#content/en/services.ts'
import { site } from '#content/facts/site.ts'
import { capital } from '#content/languages/capital.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'
import type { SourceKey } from '#content/sources/sources.ts'
import { language } from '#language'

const subjects = new Intl.ListFormat(language.tag).format(services.map(({ subject }) => subject))

export const metadata: PageMetadata = {
  kind: 'itemList',
  path: 'services',
  title: `${capital(counts.services)} intelligence services on one record | ${site.name}`,
  description: `${capital(subjects)}: ${counts.services} services that read one record.`,
  list: {
    name: `${site.name} services`,
    description: 'Geospatial, movement and signals intelligence services.',
    items: services.map(({ slug, title, description }) => ({ name: title, description, path: `services/${slug}` })),
  },
}

/** Places that a link may name. */
export const fragments = services.map(({ slug }) => slug)

export const servicesList = {
  title: `${capital(counts.services)} readings of one record.`,
  lead: 'Each service reads the same place, time, confidence and provenance, and writes them back. What one infers, the next can check. Open one.',
  notes: ['Our services', 'Figures: fixed seeds, synthetic data', 'Nobody was followed'],
  headings: { features: 'Key features', capabilities: 'Capabilities', technologies: 'Technologies' },
  more: 'More of what it reads',
  open: (number: string) => `Open ${number}`,
  closing: {
    title: 'Not sure which one?',
    text: `Describe the decision and the area. We answer in ${claim('reply')} with the reading that would settle it, or say that none of the ${counts.services} would.`,
    actions: [
      { label: 'Request Strategic Briefing', href: contactAbout('consultation') },
      { label: 'Find your sector', href: '/sectors' },
    ],
  },
} as const

/** Ids of the sections on the page of a service, in its order. */
export const serviceSections = ['description', 'features', 'capabilities', 'scenario', 'technologies'] as const

export const serviceDetail = {
  back: { label: 'Back to Services', href: '/services' },
  number: (number: string) => `Service ${number}`,
  headings: {
    description: 'What it reads',
    features: 'Key Features',
    capabilities: 'Capabilities',
    scenario: 'Worked example',
    technologies: 'Technologies',
  },
  /** A capability that contains the phrase links it to the article on cybersecurity (specification, section 2). */
  cybersecurity: { phrase: 'cybersecurity measures', href: '/blog/cybersecurity-measures-protecting-gis' },
  actions: [
    { label: 'Request Strategic Briefing', href: contactAbout('consultation') },
    { label: 'Back to Services', href: '/services' },
  ],
} as const

/** The page shows the words of all services, so it cites what they cite. */
export const sources: readonly SourceKey[] = [...new Set(services.flatMap(({ sources }) => sources ?? []))]
