/* `npm run readers`: feed readers, and what they should find in the built site. adapters/feeds.mjs and feeds.py run them. */

import type { Kind } from '../kind.ts'
import { bare, day, fault, list, text } from '../printed-readings.ts'
import type { Records } from '../records.ts'

const articles = ({ pages }: Records, language: string) =>
  pages
    .filter((page) => page.group === 'articles' && page.language === language)
    .toSorted((a, b) => (b.published ?? '').localeCompare(a.published ?? '') || a.address.localeCompare(b.address))

const feedFiles = { 'rss.xml': 'en-CA', 'fr/rss.xml': 'fr-CA' } as const

const noRevision = Object.fromEntries(
  Object.keys(feedFiles).map((file) => [
    `${file}: revised`,
    'It takes no day of revision from RSS, neither atom:updated nor dc:date, and shows that of publication.',
  ]),
)

export const feeds: Kind = {
  name: 'feeds',
  title: 'Feed readers',
  programs: [
    { name: 'feedparser', version: '6.0.14', registry: 'PyPI' },
    { name: 'fastfeedparser', version: '0.6.5', registry: 'PyPI' },
    { name: 'atoma', version: '0.0.17', registry: 'PyPI', reasons: noRevision },
    { name: '@rowanmanning/feed-parser', version: '2.1.5', registry: 'npm' },
    { name: 'rss-parser', version: '3.13.0', registry: 'npm', reasons: noRevision },
    { name: 'feedsmith', version: '3.0.1', registry: 'npm' },
    { name: '@extractus/feed-extractor', version: '8.0.3', registry: 'npm', reasons: noRevision },
  ],
  expected: (records) => ({
    ...Object.fromEntries(
      Object.entries(feedFiles).flatMap(([file, language]) => {
        const newest = articles(records, language)
        return [
          [`${file}: entries`, newest.map(({ heading, address, published }) => [heading, address, day(published)])],
          [`${file}: text`, []],
          [`${file}: revised`, newest.map(({ published, modified }) => day(modified ?? published))],
        ]
      }),
    ),
    'trust/changes.xml: entries': 'newest first, with a day each',
  }),
  judged: (printed, records) => ({
    ...Object.fromEntries(
      Object.entries(feedFiles).flatMap(([file, language]) => {
        const entries = list(printed[file])
        const newest = articles(records, language)
        return [
          [`${file}: entries`, entries.map(({ title, link, published }) => [text(title), link, day(published)])],
          [
            `${file}: text`,
            newest.flatMap((page) => {
              const entry = entries.find(({ link }) => link === page.address)
              const words = text(entry?.text)
              return bare(words).startsWith(bare(page.lead)) ? [] : [fault(page.path, words.slice(0, 60))]
            }),
          ],
          // A reader shows the day of a revision, or else that of publication.
          [`${file}: revised`, entries.map(({ published, updated }) => day(updated) ?? day(published))],
        ]
      }),
    ),
    'trust/changes.xml: entries': isNewestFirst(
      list(printed['trust/changes.xml']).map(({ published }) => day(published)),
    ),
  }),
}

const isNewestFirst = (days: (string | null)[]): string =>
  days.length > 0 && days.every((one, at) => one !== null && one <= (days[at - 1] ?? one))
    ? 'newest first, with a day each'
    : days.join(', ')
