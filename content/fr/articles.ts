import type { ArticleLanguage } from '#content/markdown/language.ts'

const months = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
]

/** Reads a date such as '14 octobre 2025' or '1er octobre 2025'. At 12:00 UTC no time zone changes its day. */
function parseDate(text: string): Date | undefined {
  const [, day = '', name = '', year = ''] = /^(1er|[2-9]|[1-3]\d) (\p{Ll}+) (\d{4})$/u.exec(text) ?? []
  const month = months.indexOf(name)
  if (month < 0) return undefined
  const date = new Date(Date.UTC(Number(year), month, Number.parseInt(day, 10), 12))
  return date.getUTCMonth() === month ? date : undefined
}

/** Words and forms of French articles. */
export const articleLanguage: ArticleLanguage = {
  folder: 'content/fr/blog',
  authors: {
    research: 'Équipe de recherche',
    engineering: 'Équipe d’ingénierie',
    defense: 'Équipe de la défense',
    security: 'Équipe de la sécurité',
  },
  asks: {
    demo: 'Demander une démonstration',
    consultation: 'Demander une consultation',
    team: 'Joindre notre équipe',
    securityTeam: 'Joindre notre équipe de la sécurité',
  },
  explores: {
    services: 'Découvrir nos services',
    capabilities: 'Découvrir nos capacités',
    signals: 'Découvrir le renseignement électromagnétique',
  },
  parseDate,
  formatDate: (day) =>
    `${day.getUTCDate() === 1 ? '1er' : day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`,
  dateForm: 'write day, month name in lower case, year, as 14 octobre 2025 or 1er octobre 2025',
  /**
   * Brysbaert, 2019, predicts other languages from the words that one message takes; the same texts read aloud took 195
   * words a minute in French and 228 in English (Trauzettel-Klosinski and Dietz, 2012). 195 / 228 of English's 230 is 197.
   */
  wordsPerMinute: 197,
  template: {
    title: 'Un titre de 10 à 70 caractères',
    subtitle: 'Une ou deux phrases qui disent ce que le lecteur apprend.',
    description:
      'Le sujet du texte et à qui il sert, en 70 à 160 caractères, comme le montrent la liste et les résultats.',
    topics: ['points de séjour'],
    closing: { title: 'Une question au lecteur', text: 'Une phrase sur la suite à donner.' },
    body: '## Un intertitre\n\nCommencez ici.\n',
  },
}
