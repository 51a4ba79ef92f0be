import { typeset } from '#content/en/language/typography.ts'
import { site } from '#content/facts/site.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'

export const metadata = typeset<PageMetadata>({
  kind: 'page',
  type: 'CollectionPage',
  path: 'blog',
  title: `Blog: movement analytics with worked examples | ${site.name}`,
  description:
    'Articles on movement analytics, location privacy and GIS security: how each method works, an example with figures you can check, and where it fails.',
})

export const blog = typeset({
  title: 'Blog & Insights',
  lead: 'Methods, worked examples and their limits, newest first. Each article has an example that you can recalculate, and a section on where the method fails.',
  readMore: 'Read more',
  /** The strip below the list. */
  follow: {
    title: 'Follow the blog',
    text: 'New articles reach your feed reader:',
    feed: { label: 'RSS feed', href: '/rss.xml' },
    consultation: { label: 'Request a Consultation', href: contactAbout('consultation') },
  },
  /** Marks a post that does not claim the depth that the lead promises of articles. */
  notice: 'Notice',
  minutes: (minutes: number) => `${minutes} min`,
  /** Around the title of a notice that has no English. */
  elsewhere: { before: '“', after: '” appears in French only.' },
  /** Marks what only `npm run dev` shows. */
  stages: { draft: 'Draft, not published', scheduled: 'Not published before its date' },
} as const)

export const articlePage = typeset({
  back: { label: 'Back to Blog', href: '/blog' },
  published: 'Published',
  revised: 'Revised',
  minutes: (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`),
  definition: 'Definition',
  contents: 'In this article',
  figure: (number: number) => `Fig. ${number}.`,
  /** Opens a long text below a table, which a phone folds. */
  belowTable: 'Read what the table sums up',
  scrolls: (number: number) => `Figure ${number}; scrolls sideways on a small screen`,
  readOn: { title: 'On the same topics', neighbours: 'More articles', previous: 'Previous', next: 'Next' },
} as const)
