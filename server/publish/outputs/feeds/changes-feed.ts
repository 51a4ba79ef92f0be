import { site } from '#content/facts/site.ts'
import { xmlDocument } from '#server/publish/outputs/xml.ts'
import type { Output } from '#server/publish/publication.ts'
import { trustPage } from '#words/pages/papers/trust.ts'
import { changes } from '#words/trust/changes.ts'
import { feedStylesheetFile } from './feed-stylesheet.ts'

/** Changes of register, data and papers as Atom (RFC 4287). */
export const changesFeed: Output = () => {
  const host = new URL(site.url).hostname
  const feed = {
    '@xmlns': 'http://www.w3.org/2005/Atom',
    '@xml:lang': site.language,
    id: `${site.url}/trust#changes`,
    title: `${site.name}: ${trustPage.feed.title}`,
    subtitle: trustPage.feed.text,
    updated:
      changes
        .map(({ date }) => date)
        .sort()
        .at(-1) ?? '',
    link: [
      { '@rel': 'self', '@type': 'application/atom+xml', '@href': `${site.url}/trust/changes.xml` },
      { '@rel': 'alternate', '@type': 'text/html', '@href': `${site.url}/trust` },
    ],
    author: { name: site.name, uri: site.url },
    entry: changes.map(({ id, date, title, text, href }) => ({
      id: `tag:${host},${date.slice(0, 10)}:change-${id}`,
      title,
      link: { '@rel': 'alternate', '@type': 'text/html', '@href': `${site.url}${href}` },
      published: date,
      updated: date,
      summary: text,
    })),
  }
  return [{ file: 'trust/changes.xml', text: xmlDocument({ feed }, `/${feedStylesheetFile}`) }]
}
