import { counts } from '#content/en/counts.ts'
import { sectors } from '#content/en/sectors.ts'
import { site } from '#content/facts/site.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'
import type { SourceKey } from '#content/sources/sources.ts'

export const metadata: PageMetadata = {
  kind: 'itemList',
  path: 'sectors',
  title: `Sectors: the same sheet, read by each | ${site.name}`,
  description:
    'What a planner, an epidemiologist, an incident commander and a network engineer each read in the same movement data, and which services they lean on.',
  list: {
    name: `${site.name} sectors`,
    description: 'Sectors that movement and geospatial intelligence serves.',
    items: sectors.map(({ slug, title, description }) => ({ name: title, description, path: `sectors/${slug}` })),
  },
}

/** Places that a link may name. */
export const fragments = sectors.map(({ slug }) => slug)

export const sectorsList = {
  title: `Same day, ${counts.rows} readers.`,
  lead: 'Nobody buys a tensor. Each sector asks the sheet its own question; here is the question, what answers it, and the rules it has to keep.',
  notes: ['Sectors we serve', 'Full mark: leans on', 'Ring: usually adds later'],
  matrix: { numeral: '4', note: 'Sectors', title: 'Who leans on what.' },
  headings: { benefits: 'Key benefits', useCases: 'Use cases', technologies: 'Technologies' },
  moreUseCases: (count: number) => `+ ${count} more use cases`,
  open: 'Open the sector',
  closing: {
    title: 'Not in the table?',
    text: 'The table shows who asks most often, not who may ask. Send the question; if none of this would answer it, the reply says so.',
    actions: [
      { label: 'Request Strategic Briefing', href: contactAbout('consultation') },
      { label: `See the ${counts.services} services`, href: '/services' },
    ],
  },
} as const

/** Ids of the sections on the page of a sector, in its order. Crossings are on that of the sector that reads them. */
export const sectorSections = [
  'reading',
  'crossings',
  'benefits',
  'useCases',
  'services',
  'technologies',
  'compliance',
  'features',
] as const
export type SectorSection = (typeof sectorSections)[number]

export const sectorDetail = {
  back: { label: 'Back to Sectors', href: '/sectors' },
  number: (number: string) => `Sector ${number}`,
  marks: { 'leans-on': 'leans on', adds: 'adds', none: 'not used' },
  leansOn: 'Leans on:',
  adds: 'Usually adds:',
  headings: {
    reading: 'What it reads',
    benefits: 'Key Benefits',
    useCases: 'Use Cases',
    services: 'What it leans on',
    technologies: 'Technologies',
    compliance: 'Compliance & Standards',
    features: 'Key Features',
  },
  servicesNote: (title: string) => `How far ${title} leans on each, in our judgement`,
  complianceLinks: [
    { label: 'All certifications', href: '/security/certifications' },
    { label: 'Privacy', href: '/privacy' },
  ],
  actions: [
    { label: 'Request Strategic Briefing', href: contactAbout('consultation') },
    { label: 'Back to Sectors', href: '/sectors' },
  ],
} as const

export const sources = [
  'abadie2010',
  'delling2012',
  'dwork2006',
  'mossong2008',
  'simini2012',
] as const satisfies readonly SourceKey[]
