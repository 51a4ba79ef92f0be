/*
 * `npm run readers`: programs that prepare text for language models, and what they should find in the built site.
 * adapters/models.mjs and models.py run them.
 */

import type { Kind } from '../kind.ts'
import { bare, byPath, day, mapped, picked, record, text, texts } from '../printed-readings.ts'
import type { Page } from '../records.ts'

const isEnglish = ({ language }: Page) => language.startsWith('en')
const bareTitle = (title: string) => title.replace(/ \| [^|]*$/, '')
export const models: Kind = {
  name: 'models',
  title: 'Markdown and text for language models',
  programs: [
    { name: 'llms-txt', version: '0.0.7', registry: 'PyPI' },
    { name: 'python-frontmatter', version: '1.3.0', registry: 'PyPI' },
    { name: 'mistune', version: '3.4.0', registry: 'PyPI' },
    { name: 'markdown-it-py', version: '4.3.0', registry: 'PyPI' },
    { name: 'markitdown', version: '0.1.9', registry: 'PyPI' },
    { name: 'html2text', version: '2025.4.15', registry: 'PyPI' },
    { name: 'gray-matter', version: '4.0.3', registry: 'npm' },
    { name: 'remark-parse', version: '11.0.0', registry: 'npm', needs: ['unified@11.0.5', 'remark-gfm@4.0.1'] },
    { name: 'commonmark', version: '0.31.2', registry: 'npm' },
    { name: 'node-html-markdown', version: '2.0.0', registry: 'npm' },
  ],
  expected: ({ pages, tables }) => ({
    'llms.txt: titles': new Set(pages.filter(isEnglish).map(({ title }) => bareTitle(title))),
    'front matter: titles': byPath(pages, ({ title }) => title),
    'front matter: days': byPath(
      pages.filter(({ group }) => group === 'articles'),
      ({ published }) => day(published),
    ),
    'Markdown: headings of articles': byPath(
      pages.filter(({ group }) => group === 'articles'),
      ({ heading, sections }) => [heading, ...sections].map(bare),
    ),
    'Markdown: names of fields': [...new Set(tables.flatMap(({ types }) => Object.keys(types)))]
      .filter((name) => name.includes('_'))
      .sort(),
    'HTML: titles and leads': byPath(pages, () => true),
  }),
  judged: (printed, { pages, tables }) => ({
    ...picked(printed, 'llms.txt: titles', (value) => new Set(texts(value))),
    ...picked(printed, 'front matter: titles', (value) => mapped(value, text)),
    ...picked(printed, 'front matter: days', (value) => mapped(value, day)),
    // Further articles follow the sections.
    ...picked(printed, 'Markdown: headings of articles', (value) =>
      byPath(
        pages.filter(({ group }) => group === 'articles'),
        ({ path, sections }) =>
          texts(record(value)[path])
            .slice(0, sections.length + 1)
            .map(bare),
      ),
    ),
    ...picked(printed, 'Markdown: names of fields', (value) =>
      [...new Set(tables.flatMap(({ types }) => Object.keys(types)))]
        .filter((name) => name.includes('_') && text(value).includes(name))
        .sort(),
    ),
    ...picked(printed, 'HTML: titles and leads', (value) =>
      byPath(pages, ({ path, heading, lead }) => {
        const words = bare(text(record(value)[path]))
        return words.includes(bare(heading)) && words.includes(bare(lead))
      }),
    ),
  }),
}
