/* The feeds of articles (RSS, in each language) and of changes to /trust, and their stylesheet. */

import { readFileSync } from 'node:fs'
import { lightDark } from '#components/color.ts'
import { schemes } from '#components/palette.ts'
import { site } from '#content/facts/site.ts'
import { addressOf } from '#content/page-addresses.server.ts'
import { language } from '#language'
import { canonicalAddress, localizedFile } from '#server/document/addresses.ts'
import { articleHtml } from '#server/publish/outputs/markdown.ts'
import { newestArticles } from '#server/publish/outputs/newest-articles.ts'
import type { LanguageOutput, LanguagePublication, Output } from '#server/publish/outputs/output.ts'
import { xmlDocument } from '#server/publish/outputs/xml.ts'
import { trustPage } from '#words/pages/publications/trust.ts'
import { colon } from '#words/print.ts'
import { publications } from '#words/publications.ts'
import { changes } from '#words/trust/changes.ts'

const feedStylesheetFile = 'feed.css'

const token = (name: 'ink' | 'paper'): string =>
  `--color-${name}: ${lightDark(schemes.light[name], schemes.dark[name])};`

/** The stylesheet of RSS and Atom: public/feed.css with the colours that it uses. */
export const feedStylesheet = (() => {
  const rules = readFileSync('public/feed.css', 'utf8')
  return [{ file: feedStylesheetFile, content: `:root {\n  ${token('ink')}\n  ${token('paper')}\n}\n\n${rules}` }]
}) satisfies Output

/** An article in the feed. */
interface FeedEntry {
  id: string
  url: string
  title: string
  summary: string
  /** The whole article as HTML, addresses absolute. */
  content: string
  published: string
  modified: string
  author: string
  topics: readonly string[]
}

/**
 * Identifier of an entry: a tag URI (RFC 4151), which stays the same when the product and with it an address is renamed. It
 * differs between languages, because feed readers show one entry for one identifier (RFC 4287, 4.2.6).
 */
const entryId = (date: string, name: string): string =>
  `tag:${new URL(site.url).hostname},${date.slice(0, 10)}:${`${language.prefix}/${name}`.slice(1)}`

/** The page that lists the articles. */
const feedHome = (): string => canonicalAddress(site.url, 'blog')

/** The newest articles with their text. */
function feedEntries({ pages }: LanguagePublication): readonly FeedEntry[] {
  return newestArticles(pages).map((page) => {
    const { id, title, description, published, modified, author, topics } = page.metadata
    return {
      id: entryId(published, id),
      url: page.metadata.canonical,
      title,
      summary: description,
      content: articleHtml(page),
      published,
      modified,
      author,
      topics,
    }
  })
}

/** The date of the newest change, or of the build when there is no article. */
const feedDate = (entries: readonly FeedEntry[], buildDate: Date): string =>
  entries
    .map(({ modified }) => modified)
    .sort()
    .at(-1) ?? buildDate.toISOString()

const rfc822 = (iso: string): string => new Date(iso).toUTCString()

/** The articles as RSS 2.0, with extensions for full content and team names. */
export const rss: LanguageOutput = (publication) => {
  const file = localizedFile('rss.xml')
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
      // RSS has no element of its own for a revision. Of seven readers, feedparser, fastfeedparser and feedsmith take
      // atom:updated, and @rowanmanning/feed-parser dc:date alone; none takes either for the day of publication.
      ...(entry.modified === entry.published ? {} : { 'atom:updated': entry.modified, 'dc:date': entry.modified }),
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
  return [{ file, content: xmlDocument(document, `/${feedStylesheetFile}`) }]
}

/** Changes of register, data and papers as Atom (RFC 4287). */
export const changesFeed: Output = () => {
  const [file, trust] = [localizedFile('trust/changes.xml'), canonicalAddress(site.url, 'trust')]
  const feed = {
    '@xmlns': 'http://www.w3.org/2005/Atom',
    '@xml:lang': language.tag,
    id: `${trust}#changes`,
    title: `${site.name}${colon}${trustPage.feed.title}`,
    subtitle: trustPage.feed.text,
    updated:
      changes
        .map(({ date }) => date)
        .sort()
        .at(-1) ?? '',
    link: [
      { '@rel': 'self', '@type': 'application/atom+xml', '@href': `${site.url}/${file}` },
      { '@rel': 'alternate', '@type': 'text/html', '@href': trust },
    ],
    author: { name: site.name, uri: site.url },
    entry: changes.map(({ id, date, title, text, href }) => ({
      id: entryId(date, `change-${id}`),
      title,
      link: { '@rel': 'alternate', '@type': 'text/html', '@href': `${site.url}${addressOf(href)}` },
      published: date,
      updated: date,
      summary: text,
    })),
  }
  return [{ file, content: xmlDocument({ feed }, `/${feedStylesheetFile}`) }]
}
