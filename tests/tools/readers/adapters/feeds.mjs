/* `npm run readers`: runs one npm package of kinds/feeds.ts (feed readers) on the built site, and prints what it read. */

import { readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { print } from './input.mjs'

const files = ['rss.xml', 'fr/rss.xml', 'trust/changes.xml']
const iso = (date) => (date ? new Date(date).toISOString() : null)
const words = (html) => new JSDOM(html ?? '').window.document.body.textContent

await print({
  '@rowanmanning/feed-parser': async ({ root }) => {
    const { parseFeed } = await import('@rowanmanning/feed-parser')
    return each(root, (xml) =>
      parseFeed(xml).items.map(({ title, url, published, updated, content, description }) => ({
        title,
        link: url,
        published: iso(published),
        updated: iso(updated),
        text: words(content ?? description),
      })),
    )
  },
  'rss-parser': async ({ root }) => {
    const { default: Parser } = await import('rss-parser')
    return each(root, async (xml) =>
      (await new Parser().parseString(xml)).items.map((item) => ({
        title: item.title,
        link: item.link,
        published: item.isoDate,
        text: words(item['content:encoded'] ?? item.content),
      })),
    )
  },
  feedsmith: async ({ root }) => {
    const { parseFeed } = await import('feedsmith')
    return each(root, (xml) => {
      const { format, feed } = parseFeed(xml)
      return format === 'rss'
        ? feed.items.map((item) => ({
            title: item.title,
            link: item.link,
            published: iso(item.pubDate),
            updated: item.atom?.updated,
            text: words(item.content?.encoded),
          }))
        : feed.entries.map((entry) => ({ title: entry.title, published: entry.published, updated: entry.updated }))
    })
  },
  '@extractus/feed-extractor': async ({ root }) => {
    const { extractFromXml } = await import('@extractus/feed-extractor')
    return each(root, (xml) =>
      extractFromXml(xml, {
        descriptionMaxLen: 0,
        getExtraEntryFields: (entry) => ({ body: entry['content:encoded'] }),
      }).entries.map(({ title, link, published, body }) => ({ title, link, published, text: words(body) })),
    )
  },
})

async function each(root, read) {
  const found = {}
  for (const file of files) found[file] = await read(readFileSync(`${root}/${file}`, 'utf8'))
  return found
}
