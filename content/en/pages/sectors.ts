import { claim } from '#content/en/claims.ts'
import { counts } from '#content/en/counts.ts'
import { typeset } from '#content/en/language/typography.ts'
import { sectors } from '#content/en/sectors.ts'
import { site } from '#content/facts/site.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import type { Specimen } from '#content/schema/sector.ts'
import { contactAbout } from '#content/schema/topic.ts'
import type { SourceKey } from '#content/sources/sources.ts'

export const metadata = typeset<PageMetadata>({
  kind: 'itemList',
  path: 'sectors',
  title: `Sectors: government, transit, retail, health | ${site.name}`,
  description:
    'Movement and geospatial intelligence for government, public safety, transit, retail, health and telecom: use cases, services and compliance for each.',
  list: {
    name: `${site.name} sectors`,
    description: 'Sectors that movement and geospatial intelligence serves.',
    items: sectors.map(({ slug, title, description }) => ({ name: title, description, path: `sectors/${slug}` })),
  },
})

/** Places that a link may name. */
export const fragments = [...sectors.map(({ slug }) => slug), 'corporate-security']

export const sectorsList = typeset({
  title: 'Sectors We Serve',
  lead: 'Choose your sector to see the questions we answer, the services you need, and the laws and standards that apply. Emergency response is under Public Safety.',
  pageOf: (sector: string) => `See ${sector}`,
  /** On a card of home, the first core services. */
  cardServices: (subjects: readonly string[]) => `Services: ${subjects.join(', ')}`,
  marks: { 'leans-on': 'core service', adds: 'often added', none: 'not used' },
  matrix: {
    title: 'Services by sector',
    text: 'We would start with the core services; others are often added later. Each sector’s page gives the reasons.',
    /** Opens the table, on a phone. */
    open: 'Services of each sector',
    caption: 'Full dot: core service. Ring: often added later. No mark: not used.',
    sector: 'Sector',
  },
  details: {
    title: 'Benefits, use cases, technologies',
    text: 'The main ones for each sector. Its page has all of them, with the laws and standards that apply.',
  },
  headings: { benefits: 'Key Benefits', useCases: 'Use Cases', technologies: 'Technologies' },
  moreUseCases: (count: number) => `+ ${count} more use cases`,
  open: 'Read more',
  /** For readers whom the table does not name. The number follows those of the sectors. */
  corporateSecurity: {
    title: 'Corporate security',
    text: 'For corporate security teams: five questions about your sites, travellers and data. Each answer links to its page.',
    open: 'Five questions, answered',
    other: { label: 'Another sector? Ask us', href: contactAbout('consultation') },
    next: { label: 'Ask about your sites and travellers', href: contactAbout('consultation') },
    questions: [
      {
        name: 'Has a traveller stopped where no stop was planned?',
        text: 'You get an alert when an unplanned stop lasts longer than the minutes that you set. Travellers agree to this beforehand, and can withdraw.',
        link: { label: 'Situational Awareness', href: '/services/awareness' },
      },
      {
        name: 'Is someone watching one of our sites?',
        text: 'On your written instructions for one site, we find devices that keep coming back for no routine reason. No names: we follow a device by its own identifier only under legal authority that names it, or with the person’s consent.',
        link: { label: 'Human Movement Intelligence', href: '/services/movement' },
      },
      {
        name: 'Are the positions that we receive true?',
        text: 'A position that contradicts its own radio signal is flagged as possibly false. Each position comes with its margin of error.',
        link: { label: 'Signals Intelligence', href: '/services/signals' },
      },
      {
        name: 'Who may see which part of our map?',
        text: 'Access is decided cell by cell, for tiles and exports too. The log shows who saw what, and under which rule.',
        link: { label: 'Secure GIS Systems', href: '/services/gis' },
      },
      {
        name: 'What do you have for our assessors?',
        text: 'You can forward our security principles and the register of certifications and frameworks.',
        link: { label: 'Security principles', href: '/security' },
      },
    ],
  },
  closing: {
    title: 'Sector not listed?',
    text: 'We work with other sectors, too. Send us your question; if none of our services can answer it, we will say so.',
    actions: [
      { label: 'Request Strategic Briefing', href: contactAbout('consultation') },
      { label: `See the ${counts.services} services`, href: '/services' },
    ],
  },
} as const)

/** Ids of the sections on the page of a sector, in its order. Crossings are on that of the sector that reads them. */
export const sectorSections = [
  'benefits',
  'useCases',
  'reading',
  'crossings',
  'services',
  'compliance',
  'technologies',
  'features',
] as const
export type SectorSection = (typeof sectorSections)[number]

export const sectorDetail = typeset({
  /** Below the button that leads to a test. */
  reply: `Reply in ${claim('reply')}`,
  back: { label: 'Back to Sectors', href: '/sectors' },
  marks: { 'leans-on': 'core', adds: 'often added', none: 'not used' },
  headings: {
    reading: 'What you can find out',
    benefits: 'Key Benefits',
    useCases: 'Use Cases',
    services: 'Services for this sector',
    technologies: 'Technologies',
    compliance: 'Compliance & Standards',
    features: 'Key Features',
  },
  /** Opens a list, on a phone, and says how long it is. */
  fold: {
    reading: 'The method and its limits',
    useCases: (count: number) => `${count} more use cases`,
    technologies: (count: number) => `${count} more technologies`,
    compliance: (count: number) => `${count} laws and standards`,
    features: (count: number) => `${count} more key features`,
  },
  /** Before the data that a use case needs. */
  data: 'Data:',
  useCasesNote: 'What you see in each case, and the data it needs.',
  servicesNote: 'We would start with the core services. Others are often added later.',
  /** Above what a client receives of the kind that the figure shows. */
  receive: 'What you would receive',
  specimens: {
    report: { label: 'See a sample report on one device', href: '/data/report' },
    counts: { label: 'See sample counts by place and hour', href: '/data/counts' },
    sites: { label: 'See a sample comparison of two sites', href: '/data/sites' },
    junction: { label: 'See the sample count of this junction', href: '/data/junction' },
    contacts: { label: 'See the sample contacts of these districts', href: '/data/contacts' },
    load: { label: 'See the sample ranking of these cells', href: '/data/load' },
    lots: { label: 'See a sample forecast for two lots', href: '/data/sites#planned' },
  } satisfies Record<Specimen, object>,
  complianceNote: {
    usual: 'What each one asks, and what we do about it.',
    marked: 'What each one asks, and what we do about it. Those in our register of certifications are marked.',
  },
  /** Below an entry that the register of certifications has, with what to ask for, and below one whose authorization is in progress. */
  registered: (evidence: string) => `In our register. Ask for ${evidence}.`,
  inProgress: (name: string) => `${name}: authorization in progress`,
  complianceLinks: [
    { label: 'Register of certifications', href: '/security/certifications' },
    { label: 'Privacy', href: '/privacy' },
    { label: 'Hosting and data residency', href: '/privacy#access' },
  ],
  procurement: { label: 'Procurement summary', href: '/trust/procurement' },
} as const)

export const sources = [
  'abadie2010',
  'delling2012',
  'dwork2006',
  'mossong2008',
  'simini2012',
] as const satisfies readonly SourceKey[]
