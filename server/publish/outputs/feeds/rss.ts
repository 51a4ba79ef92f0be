import { site } from '#content/facts/site.ts'
import { language } from '#language'
import { ownFile } from '#server/document/languages/own-file.ts'
import { xmlDocument } from '#server/publish/outputs/xml.ts'
import type { LanguageOutput } from '#server/publish/publication.ts'
import { publications } from '#words/publications.ts'
import { feedDate, feedEntries, feedHome } from './feed-entries.ts'
import { feedStylesheetFile } from './feed-stylesheet.ts'

const rfc822 = (iso: string): string => new Date(iso).toUTCString()

/** The articles as RSS 2.0, with full content and team names in their usual extensions. */
export const rss: LanguageOutput = (publication) => {
  const file = ownFile('rss.xml')
  const entries = feedEntries(publication)
  const channel = {
    title: publications.feed.title,
    link: feedHome(),
    description: publications.feed.description,
    language: language.tag,
    lastBuildDate: rfc822(feedDate(entries, publication.buildDate)),
    'atom:link': { '@href': `${site.url}/${file}`, '@rel': 'self', '@type': 'application/rss+xml' },
    image: { url: `${site.url}/icon-192.png`, title: publications.feed.title, link: feedHome() },
    item: entries.map((entry) => ({
      title: entry.title,
      link: entry.url,
      guid: { '@isPermaLink': 'false', '#text': entry.id },
      pubDate: rfc822(entry.published),
      // RSS has no element of its own for a revision.
      ...(entry.modified === entry.published ? {} : { 'atom:updated': entry.modified }),
      'dc:creator': entry.author,
      category: [...entry.topics],
      description: entry.summary,
      'content:encoded': entry.content,
    })),
  }
  const document = {
    rss: {
      '@version': '2.0',
      '@xmlns:atom': 'http://www.w3.org/2005/Atom',
      '@xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
      '@xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      channel,
    },
  }
  return [{ file, text: xmlDocument(document, `/${feedStylesheetFile}`) }]
}
