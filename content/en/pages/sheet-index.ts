import { claim } from '#content/en/claims.ts'
import { counts } from '#content/en/counts.ts'
import { sectorCards } from '#content/en/sectors.ts'
import { services } from '#content/en/services.ts'
import { site } from '#content/facts/site.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'

export const metadata: Extract<PageMetadata, { kind: 'page' }> = {
  kind: 'page',
  type: 'CollectionPage',
  path: 'sheet-index',
  title: `Sheet index: every page by what you look for | ${site.name}`,
  description: `Every page of ${site.name} by what a visitor looks for: a question to answer, a sector, a figure to check, a method, a rule, or somebody to talk to.`,
}

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
  title: 'A question to answer',
  entries: [
    {
      name: 'Services',
      href: '/services',
      text: `All ${counts.services} on one page, each with its features and techniques.`,
    },
    ...services.map(({ slug, title, summary }) => ({ name: title, href: `/services/${slug}`, text: summary })),
    {
      name: 'Real-time awareness',
      href: '/real-time-awareness',
      text: `How soon an alert comes: ${claim('alertLatency')}, millisecond by millisecond.`,
    },
    {
      name: 'Predictive insights',
      href: '/predictive-insights',
      text: `What comes next: the ${claim('forecastWindow')} forecast, its error, and how to connect to it.`,
    },
  ],
}

const aboutFields: IndexGroup = {
  id: 'fields',
  title: 'Your own field',
  entries: [
    { name: 'Sectors', href: '/sectors', text: `The table of ${counts.rows}: who leans on which service.` },
    ...sectorCards.map(({ title, href, description }) => ({ name: title, href, text: description })),
  ],
}

const aboutMethods: IndexGroup = {
  id: 'methods',
  title: 'A method, with its limits',
  entries: [
    {
      name: 'Precision',
      href: '/about/precision',
      text: 'How exact a position is, from ten kilometres to a centimetre.',
    },
    {
      name: 'Research & Development',
      href: '/research-development',
      text: 'What is being tried, and the four steps before anybody relies on it.',
    },
    { name: 'Data', href: '/data', text: 'The day behind the figures, as files, and a script to check us.' },
    { name: 'Sample report', href: '/data/report', text: 'What a client receives for one day, ready to print.' },
    { name: 'Blog', href: '/blog', text: 'All articles, newest first.' },
  ],
}

const aboutRules: IndexGroup = {
  id: 'rules',
  title: 'A rule, or its proof',
  entries: [
    {
      name: 'Privacy',
      href: '/privacy',
      text: 'What is known of a person, how long it is kept, and what you can demand.',
    },
    { name: 'Security', href: '/security', text: 'The rules, each with the way to check it, and five times in hours.' },
    {
      name: 'Certifications',
      href: '/security/certifications',
      text: 'What we are audited against, row by row, and what is still open.',
    },
    {
      name: 'Papers',
      href: '/trust',
      text: 'Register, bill of materials and statements, as files.',
    },
    { name: 'Sanctions', href: '/sanctions', text: 'Whom we cannot serve, and who looks.' },
    {
      name: 'Accessibility',
      href: '/security#accessibility',
      text: 'What this site promises to every reader, and where it falls short.',
    },
  ],
}

const aboutPeople: IndexGroup = {
  id: 'people',
  title: 'The people, and the way in',
  entries: [
    { name: 'Home', href: '/', text: `What ${site.name} does, in one scroll.` },
    { name: 'About', href: '/about', text: 'Why we do it, what each value costs, and who is on the teams.' },
    { name: 'Careers', href: '/careers', text: 'The disciplines we look for, and how to apply without a posting.' },
    { name: 'Contact', href: '/contact', text: `Anything else. A person answers in ${claim('reply')}.` },
    { name: 'Client Portal Login', href: '/login', text: 'For clients who have an account.' },
  ],
}

export const sheetIndex = {
  title: 'Every page, by\u00a0what you look for.',
  lead: 'Maps of a series come with an index sheet, which shows where each of them lies. This is ours. No page of the site is missing from it, except older articles, which the blog lists.',
  notes: ['Two links to any page', 'From the foot of every page'],
  groups: [aboutWork, aboutFields, aboutMethods, aboutRules, aboutPeople],
  /** The group that lists the articles, and the one for pages that no group names. */
  articlesIn: aboutMethods.id,
  othersIn: aboutPeople.id,
  closing: {
    title: 'Not on the sheet?',
    text: `Ask for it. Whoever can answer replies in ${claim('reply')}, and the index is mended where it sent you astray.`,
    actions: [
      { label: 'Contact Us', href: '/contact' },
      { label: 'Return Home', href: '/' },
    ],
  },
} as const
