import { typeset } from '#content/en/language/typography.ts'
import { site } from '#content/facts/site.ts'

/**
 * Words of the outputs beside the pages: feeds, the index for language models, cards, the manifest. The build imports
 * them before it knows its settings, so a text that names the company is a getter.
 */
export const publications = typeset({
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
      return `${site.name} is a Canadian provider of geospatial, movement and signals intelligence for government, defence, public safety, transit, health, retail and telecom. It turns feeds such as GPS, BLE, Wi-Fi probes, cellular metadata and IoT into stops, trips, patterns and alerts. Identifiers are removed before analysis, with two exceptions: the company can follow one device by its own identifier under legal authority that names it, and identify a person who has consented.`
    },
    note: 'Each link leads to a page as Markdown; without .md it is the address of the page itself. Drawings and examples use synthetic data: no real person was tracked.',
    whole: 'All pages in one file, with the newest articles',
    companyHeading: 'Company',
  },
  manifest: {
    description: 'Geospatial, movement and signals intelligence from Canada.',
  },
  /** Text alternative of a card. */
  cardAlt: (title: string) => `${title}, in large letters above an amber shape.`,
} as const)
