import { site } from '#content/facts/site.ts'

/**
 * Words of the outputs beside the pages: feeds, the index for language models, cards, the manifest. The build imports
 * them before it knows its settings, so a text that names the company is a getter.
 */
export const publications = {
  feed: {
    get title() {
      return `${site.name}: articles`
    },
    /** A feed that is opened in a browser shows this text, too. */
    description:
      'Methods with their limits: worked examples whose arithmetic you can check. This is a feed; copy its address into a feed reader to be told of new articles.',
    link: 'Blog, RSS',
  },
  index: {
    get summary() {
      return `${site.name} is a Canadian provider of geospatial, movement and signals intelligence. Feeds such as GPS, BLE, Wi-Fi probes, cellular metadata and IoT become staypoints, trips and patterns, with identifiers stripped before analysis, two exceptions apart.`
    },
    note: 'Each link leads to a page as Markdown; without its .md the address is that of the page. Figures are computed on synthetic data, in which nobody was followed.',
    whole: 'All pages in one file, of the articles the newest',
    companyHeading: 'Company',
  },
  manifest: {
    description: 'Geospatial, movement and signals intelligence from Canada.',
  },
  /** Text alternative of a card. */
  cardAlt: (title: string) => `${title}, set large above an amber stone.`,
} as const
