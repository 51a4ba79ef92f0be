import type { ArticleLanguage } from '#content/markdown/language.ts'

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** Reads a date such as 'October 14, 2025' (specification, section 5). At 12:00 UTC no time zone changes its day. */
function parseDate(text: string): Date | undefined {
  const [, name = '', day = '', year = ''] = /^([A-Z][a-z]+) ([1-9]\d?), (\d{4})$/.exec(text) ?? []
  const month = months.indexOf(name)
  if (month < 0) return undefined
  const date = new Date(Date.UTC(Number(year), month, Number(day), 12))
  return date.getUTCMonth() === month ? date : undefined
}

/** Words and forms of English articles. */
export const articleLanguage: ArticleLanguage = {
  folder: 'content/en/blog',
  authors: {
    research: 'Research Team',
    engineering: 'Engineering Team',
    defense: 'Defense Team',
    security: 'Security Team',
  },
  /** Specification, section 2, Blog articles. */
  asks: {
    demo: 'Request a Demo',
    consultation: 'Request a Consultation',
    team: 'Contact Our Team',
    securityTeam: 'Contact Our Security Team',
  },
  explores: {
    services: 'Explore Our Services',
    capabilities: 'Explore Our Capabilities',
    signals: 'Explore Signals Intelligence',
  },
  parseDate,
  formatDate: (day) => `${months[day.getUTCMonth()]} ${day.getUTCDate()}, ${day.getUTCFullYear()}`,
  dateForm: 'write month name, day, comma, year, as October 14, 2025',
  /** Brysbaert, 2019, has 238 for non-fiction in English. */
  wordsPerMinute: 230,
  template: {
    title: 'A title of 10 to 70 characters',
    subtitle: 'One or two sentences that say what the reader learns.',
    description:
      'What the text is about and whom it helps, in 70 to 160 characters, as search results and the list show it.',
    topics: ['staypoints'],
    closing: { title: 'A question to the reader', text: 'One sentence on what to do next.' },
    body: '## A heading\n\nBegin here.\n',
  },
}
