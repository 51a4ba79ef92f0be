import { claim } from '#content/en/claims.ts'
import { counts } from '#content/en/counts.ts'
import { typeset } from '#content/en/language/typography.ts'
import { services } from '#content/en/services.ts'
import { site } from '#content/facts/site.ts'
import { capital } from '#content/languages/capital.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'
import { language } from '#language'

const subjects = new Intl.ListFormat(language.tag).format(services.map(({ subject }) => subject))

export const metadata = typeset<PageMetadata>({
  kind: 'itemList',
  path: 'services',
  title: `Geospatial and movement intelligence services | ${site.name}`,
  description: `${capital(subjects)}: what you get, and the limits.`,
  list: {
    name: `${site.name} services`,
    description: 'Geospatial, movement and signals intelligence services.',
    items: services.map(({ slug, title, description }) => ({ name: title, description, path: `services/${slug}` })),
  },
})

/** Places that a link may name. */
export const fragments = services.map(({ slug }) => slug)

export const servicesList = typeset({
  title: 'Services',
  lead: `${capital(counts.services)} services show where devices stop and meet, how many people to expect, where a transmitter is and what is happening, all under access rules. All results can be traced to one common record. We run the services, or you do, even offline.`,
  /** What a buyer asks next. */
  links: [
    { label: 'Sample report', href: '/data/report' },
    { label: 'Hosting and data residency', href: '/privacy#access' },
    { label: 'Procurement summary', href: '/trust/procurement' },
    { label: 'Ways to test us before you buy', href: '/contact#pilots' },
  ],
  headings: { features: 'Key Features', capabilities: 'Capabilities', technologies: 'Technologies' },
  /** The description after its first paragraph. */
  method: 'How it works',
  open: (title: string) => `Read more about ${title}`,
  closing: {
    title: 'Not sure which service you need?',
    text: `Tell us which decision you have to make, and for which area. In ${claim('reply')} we tell you which service fits, or that none does.`,
    actions: [
      { label: 'Request Strategic Briefing', href: contactAbout('consultation') },
      { label: 'Find your sector', href: '/sectors' },
    ],
  },
} as const)

/** Ids of the sections on the page of a service, in its order. */
export const serviceSections = ['description', 'scenario', 'features', 'capabilities', 'technologies'] as const
export type ServiceSection = (typeof serviceSections)[number]

export const serviceDetail = typeset({
  back: { label: 'Back to Services', href: '/services' },
  give: 'You give',
  get: 'You get',
  links: [
    { label: 'Formats and delivery', href: '/data/report#delivery' },
    { label: 'How a project starts', href: '/data/report#onboarding' },
    { label: 'Hosting and data residency', href: '/privacy#access' },
    { label: 'Procurement summary', href: '/trust/procurement' },
  ],
  headings: {
    description: 'What it does',
    features: 'Key Features',
    capabilities: 'Capabilities',
    scenario: 'Worked example',
    technologies: 'Technologies',
  },
  /** Opens what a phone has folded, and says how long it is. */
  fold: {
    description: 'How it works',
    capabilities: (count: number) => `${count} capabilities`,
    technologies: (count: number) => `${count} technologies`,
  },
  technologiesLead: 'Methods, standards and formats that your specialists can check.',
  /** A capability that contains the phrase links it to the article on cybersecurity (specification, section 2). */
  cybersecurity: { phrase: 'cybersecurity measures', href: '/blog/cybersecurity-measures-protecting-gis' },
  test: 'Try it on your own data',
} as const)
