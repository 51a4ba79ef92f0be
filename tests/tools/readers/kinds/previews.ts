/*
 * `npm run readers`: makers of link previews, and what they should find in the built site. adapters/previews.mjs and
 * previews.py run them.
 */

import type { Kind } from '../kind.ts'
import { byPath, record, text } from '../printed-readings.ts'

export const previews: Kind = {
  name: 'previews',
  title: 'Link previews',
  programs: [
    { name: 'open-graph-scraper', version: '6.12.0', registry: 'npm' },
    { name: 'link-preview-js', version: '5.0.0', registry: 'npm' },
    { name: 'unfurl.js', version: '6.4.0', registry: 'npm' },
    { name: 'url-metadata', version: '5.10.0', registry: 'npm' },
    { name: 'extruct', version: '0.18.0', registry: 'PyPI' },
  ],
  expected: ({ pages }) => ({
    titles: byPath(pages, ({ title }) => title),
    descriptions: byPath(pages, ({ description }) => description),
    pictures: byPath(pages, ({ image }) => image),
    languages: byPath(pages, ({ language }) => language.slice(0, 2)),
  }),
  judged: (printed) => {
    const of = (what: string) =>
      Object.fromEntries(Object.entries(printed).map(([path, one]) => [path, text(record(one)[what])]))
    return {
      titles: of('title'),
      descriptions: of('description'),
      pictures: of('image'),
      ...(Object.values(printed).some((one) => record(one).language !== undefined) && {
        languages: Object.fromEntries(Object.entries(of('language')).map(([path, tag]) => [path, tag.slice(0, 2)])),
      }),
    }
  },
}
