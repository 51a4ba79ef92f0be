import { site } from '#content/facts/site.ts'
import { cardAddress } from '#server/document/social-image.ts'
import type { Output } from '#server/publish/publication.ts'
import { publications } from '#words/publications.ts'
import { feedEntries, feedHome } from './feed-entries.ts'

/** The articles as JSON Feed 1.1 (jsonfeed.org), with full content. */
export const jsonFeed: Output = (publication) => {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: publications.feed.title,
    description: publications.feed.description,
    home_page_url: feedHome(),
    feed_url: `${site.url}/feed.json`,
    icon: `${site.url}/icon-512.png`,
    favicon: `${site.url}/icon-192.png`,
    language: site.language,
    authors: [{ name: site.name, url: site.url }],
    items: feedEntries(publication).map((entry) => ({
      id: entry.id,
      url: entry.url,
      title: entry.title,
      summary: entry.summary,
      content_html: entry.content,
      image: cardAddress(new URL(entry.url).pathname.slice(1)),
      date_published: entry.published,
      date_modified: entry.modified,
      authors: [{ name: entry.author }],
      tags: entry.topics,
    })),
  }
  return [{ file: 'feed.json', text: `${JSON.stringify(feed, undefined, 2)}\n` }]
}
