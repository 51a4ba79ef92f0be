/*
 * `npm run readers`: runs one npm package of kinds/crawlers.ts (readers of sitemaps) on the built site, and prints what it
 * read.
 */

import { readFileSync } from 'node:fs'
import { print } from './input.mjs'

await print({
  sitemapper: async ({ origin, site }) => {
    const { default: Sitemapper } = await import('sitemapper')
    const { sites } = await new Sitemapper({ timeout: 15000 }).fetch(`${origin}/sitemap.xml`)
    return { 'sitemap.xml: addresses': sites.map((one) => one.replace(origin, site)).sort() }
  },
  'robots-parser': async ({ pages, root, site }) => {
    const { default: parse } = await import('robots-parser')
    const robots = parse(`${site}/robots.txt`, readFileSync(`${root}/robots.txt`, 'utf8'))
    return {
      'robots.txt: allowed': pages
        .map(({ address }) => address)
        .filter((one) => robots.isAllowed(one, 'Bot'))
        .sort(),
      'robots.txt: sitemaps': robots.getSitemaps(),
    }
  },
})
