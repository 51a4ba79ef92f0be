import { claim } from '#content/en/claims.ts'
import { counts } from '#content/en/counts.ts'
import { typeset } from '#content/en/language/typography.ts'
import { sectorCards } from '#content/en/sectors.ts'
import { services } from '#content/en/services.ts'
import { site } from '#content/facts/site.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'

export const metadata = typeset<Extract<PageMetadata, { kind: 'page' }>>({
  kind: 'page',
  type: 'CollectionPage',
  path: 'sheet-index',
  title: `Site index: every page | ${site.name}`,
  description: `All pages of ${site.name}: services, sectors, methods and open data, security and privacy, certifications, the company, and how to contact us.`,
})

/** A page in the index. */
export interface IndexEntry {
  readonly name: string
  readonly href: string
  /** What a visitor who wants this page looks for. */
  readonly text: string
}

interface IndexGroup {
  readonly id: string
  readonly title: string
  readonly entries: readonly IndexEntry[]
}

const aboutWork: IndexGroup = {
  id: 'answers',
  title: 'Services',
  entries: [
    {
      name: 'Services',
      href: '/services',
      text: `All ${counts.services} on one page, each with its features, capabilities and technologies.`,
    },
    ...services.map(({ slug, title, summary }) => ({ name: title, href: `/services/${slug}`, text: summary })),
    {
      name: 'Real-time awareness',
      href: '/real-time-awareness',
      text: `How an alert is handed over in ${claim('alertLatency')}, and how that time is measured.`,
    },
    {
      name: 'Predictive insights',
      href: '/predictive-insights',
      text: `Forecasts up to ${claim('forecastWindow')} ahead, their error, and access by API or dashboard.`,
    },
  ],
}

const aboutFields: IndexGroup = {
  id: 'fields',
  title: 'Sectors',
  entries: [
    {
      name: 'Sectors',
      href: '/sectors',
      text: `All sectors, and the services that each one uses. Emergency response is under Public Safety.`,
    },
    ...sectorCards.map(({ title, href, description }) => ({ name: title, href, text: description })),
  ],
}

const aboutMethods: IndexGroup = {
  id: 'methods',
  title: 'Methods and data',
  entries: [
    {
      name: 'Precision',
      href: '/about/precision',
      text: 'How precise our positions and times are, how many links between records are correct, and what causes errors.',
    },
    {
      name: 'Research & Development',
      href: '/research-development',
      text: 'How a method becomes a service in four steps, and what we are exploring.',
    },
    {
      name: 'Open data',
      href: '/data',
      text: 'The synthetic data behind our drawings, to download, and a script to check our results.',
    },
    {
      name: 'Sample report',
      href: '/data/report',
      text: 'What you receive for one day, with formats, delivery and how a project starts.',
    },
    {
      name: 'Sample counts',
      href: '/data/counts',
      text: 'What you receive for one district: people by place and hour, and a warning before a crowd is too large.',
    },
    {
      name: 'Two sites compared',
      href: '/data/sites',
      text: 'A sample comparison of two empty lots and of two shops, with forecasts, visits and margins of error.',
    },
    {
      name: 'One junction, counted in people',
      href: '/data/junction',
      text: 'A sample count for a city: people by turn, on foot, by bus and by car.',
    },
    {
      name: 'Contacts between districts',
      href: '/data/contacts',
      text: 'A sample for public health: whose residents are near whom, and whom to warn first.',
    },
    {
      name: 'Radio cells, by the quarter-hour',
      href: '/data/load',
      text: 'A sample for an operator: which cells lose calls, and how many circuits they need.',
    },
    { name: 'Blog', href: '/blog', text: 'All articles, newest first.' },
  ],
}

const aboutRules: IndexGroup = {
  id: 'rules',
  title: 'Security and privacy',
  entries: [
    {
      name: 'Privacy',
      href: '/privacy',
      text: 'Whose data we use, how long we keep it, where it is stored, and your rights.',
    },
    {
      name: 'Security',
      href: '/security',
      text: 'Eight rules with a way to check each, default settings and five response times.',
    },
    {
      name: 'Certifications',
      href: '/security/certifications',
      text: `${claim('certifications')} certifications, and what each standard in the register covers.`,
    },
    {
      name: 'Documents',
      href: '/trust',
      text: 'Files for your security review: claims and certifications, accessibility, software of this site.',
    },
    {
      name: 'Procurement summary',
      href: '/trust/procurement',
      text: 'What is supplied, hosting, certifications and what you can ask for, on one page.',
    },
    { name: 'Sanctions', href: '/sanctions', text: 'Who we cannot serve, how often we check, and export permits.' },
    {
      name: 'Accessibility',
      href: '/security#accessibility',
      text: 'How this site is built to WCAG 2.2, and its known limit.',
    },
  ],
}

const aboutPeople: IndexGroup = {
  id: 'people',
  title: 'Company and contact',
  entries: [
    { name: 'Home', href: '/', text: `What ${site.name} does and for whom, on one page.` },
    { name: 'About', href: '/about', text: 'Mission, values, teams, and how each of our claims is measured.' },
    { name: 'Careers', href: '/careers', text: 'The eight disciplines we hire for, and how to apply.' },
    { name: 'Contact', href: '/contact', text: `Ask a question or request a briefing. We reply in ${claim('reply')}.` },
    { name: 'Client Portal Login', href: '/login', text: 'For clients who have an account.' },
  ],
}

export const sheetIndex = typeset({
  title: 'Site index',
  lead: `All pages of ${site.name}, grouped by topic. New here? Start with the sample report in section 3.`,
  groups: [aboutWork, aboutFields, aboutMethods, aboutRules, aboutPeople],
  /** The group that lists the articles, and the one for pages that no group names. */
  articlesIn: aboutMethods.id,
  othersIn: aboutPeople.id,
  closing: {
    title: 'Cannot find it?',
    text: `Ask us. We reply in ${claim('reply')}.`,
    actions: [
      { label: 'Contact Us', href: '/contact' },
      { label: 'Return Home', href: '/' },
    ],
  },
} as const)
