/*
 * `npm run readers`: readers of sitemaps, and what they should find in the built site. adapters/crawlers.mjs and crawlers.py
 * run them.
 */

import type { Kind } from '../kind.ts'
import type { Records } from '../records.ts'

const addresses = ({ pages }: Records) => pages.map(({ address }) => address).sort()

export const crawlers: Kind = {
  name: 'crawlers',
  title: 'Sitemaps and crawlers',
  programs: [
    { name: 'ultimate-sitemap-parser', version: '1.8.1', registry: 'PyPI' },
    { name: 'scrapy', version: '2.19.0', registry: 'PyPI' },
    { name: 'protego', version: '0.7.0', registry: 'PyPI' },
    { name: 'sitemapper', version: '4.1.6', registry: 'npm' },
    { name: 'robots-parser', version: '3.0.1', registry: 'npm' },
  ],
  expected: (records) => ({
    'sitemap.xml: addresses': addresses(records),
    'robots.txt: allowed': addresses(records),
    'robots.txt: sitemaps': [`${new URL(records.pages[0]?.address ?? '').origin}/sitemap.xml`],
    'pages followed from the sitemap': addresses(records),
  }),
}
