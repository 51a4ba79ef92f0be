import { site } from '#content/facts/site.ts'
import { language } from '#language'
import { canonicalAddress } from '#server/document/canonical.ts'
import { ownFile } from '#server/document/languages/own-file.ts'
import { xmlDocument } from '#server/publish/outputs/xml.ts'
import type { LanguageOutput } from '#server/publish/publication.ts'
import { publications } from '#words/publications.ts'
import { feedDate, feedEntries, feedHome } from './feed-entries.ts'
import { feedStylesheetFile } from './feed-stylesheet.ts'

/** The articles as Atom (RFC 4287), with full content. */
export const atom: LanguageOutput = (publication) => {
  const file = ownFile('atom.xml')
  const entries = feedEntries(publication)
  const feed = {
    '@xmlns': 'http://www.w3.org/2005/Atom',
    '@xml:lang': language.tag,
    id: `${canonicalAddress(site.url, '')}/`,
    title: publications.feed.title,
    subtitle: publications.feed.description,
    updated: feedDate(entries, publication.buildDate),
    link: [
      { '@rel': 'self', '@type': 'application/atom+xml', '@href': `${site.url}/${file}` },
      { '@rel': 'alternate', '@type': 'text/html', '@href': feedHome() },
    ],
    icon: `${site.url}/icon-192.png`,
    author: { name: site.name, uri: site.url },
    entry: entries.map((entry) => ({
      id: entry.id,
      title: entry.title,
      link: { '@rel': 'alternate', '@type': 'text/html', '@href': entry.url },
      published: entry.published,
      updated: entry.modified,
      author: { name: entry.author },
      category: entry.topics.map((topic) => ({ '@term': topic })),
      summary: entry.summary,
      content: { '@type': 'html', '#text': entry.content },
    })),
  }
  return [{ file, text: xmlDocument({ feed }, `/${feedStylesheetFile}`) }]
}
