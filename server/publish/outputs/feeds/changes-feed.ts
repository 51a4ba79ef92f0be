import { site } from '#content/facts/site.ts'
import { addressOf } from '#content/page-addresses.server.ts'
import { language } from '#language'
import { canonicalAddress } from '#server/document/canonical.ts'
import { ownFile } from '#server/document/languages/own-file.ts'
import { xmlDocument } from '#server/publish/outputs/xml.ts'
import type { Output } from '#server/publish/publication.ts'
import { trustPage } from '#words/pages/papers/trust.ts'
import { changes } from '#words/trust/changes.ts'
import { feedStylesheetFile } from './feed-stylesheet.ts'

/** Changes of register, data and papers as Atom (RFC 4287). */
export const changesFeed: Output = () => {
  const [file, trust] = [ownFile('trust/changes.xml'), canonicalAddress(site.url, 'trust')]
  const host = new URL(site.url).hostname
  const feed = {
    '@xmlns': 'http://www.w3.org/2005/Atom',
    '@xml:lang': language.tag,
    id: `${trust}#changes`,
    title: `${site.name}: ${trustPage.feed.title}`,
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
      id: `tag:${host},${date.slice(0, 10)}:change-${id}`,
      title,
      link: { '@rel': 'alternate', '@type': 'text/html', '@href': `${site.url}${addressOf(href)}` },
      published: date,
      updated: date,
      summary: text,
    })),
  }
  return [{ file, text: xmlDocument({ feed }, `/${feedStylesheetFile}`) }]
}
