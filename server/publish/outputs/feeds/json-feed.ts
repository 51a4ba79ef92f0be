import { site } from '#content/facts/site.ts'
import { language } from '#language'
import { ownFile } from '#server/document/languages/own-file.ts'
import type { LanguageOutput } from '#server/publish/publication.ts'
import { publications } from '#words/publications.ts'
import { feedEntries, feedHome } from './feed-entries.ts'

/** The articles as JSON Feed 1.1 (jsonfeed.org), with full content. */
export const jsonFeed: LanguageOutput = (publication) => {
  const file = ownFile('feed.json')
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: publications.feed.title,
    description: publications.feed.description,
    home_page_url: feedHome(),
    feed_url: `${site.url}/${file}`,
    icon: `${site.url}/icon-512.png`,
    favicon: `${site.url}/icon-192.png`,
    language: language.tag,
    authors: [{ name: site.name, url: site.url }],
    items: feedEntries(publication).map((entry) => ({
      id: entry.id,
      url: entry.url,
      title: entry.title,
      summary: entry.summary,
      content_html: entry.content,
      image: entry.image,
      date_published: entry.published,
      date_modified: entry.modified,
      authors: [{ name: entry.author }],
      tags: entry.topics,
    })),
  }
  return [{ file, text: `${JSON.stringify(feed, undefined, 2)}\n` }]
}
