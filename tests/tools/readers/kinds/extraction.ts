/*
 * `npm run readers`: programs that extract the text of a page, and what they should find in the built site.
 * adapters/extraction.mjs and extraction.py run them.
 */

import type { Kind, Readings } from '../kind.ts'
import { bare, fault, record, text } from '../printed-readings.ts'
import type { Page } from '../records.ts'

const contents = /^(in this article|dans cet article|on this page|sur cette page)/i

/** What an extraction lost of a page; empty where nothing. */
function lostOf(page: Page, read: Readings): string[] {
  const body = text(read.text)
  const [words, lead] = [bare(body), bare(page.lead)]
  return [
    ...(words.includes(lead) ? [] : ['lead']),
    ...(contents.test(body) ? ['begins with the contents'] : []),
    ...page.sections.filter((section) => !words.includes(bare(section))).map((section) => `heading '${section}'`),
  ]
}

const groups = ['articles', 'services', 'other pages'] as const

export const extraction: Kind = {
  name: 'extraction',
  title: 'Reader views and extraction of text',
  programs: [
    {
      name: '@mozilla/readability',
      version: '0.6.0',
      registry: 'npm',
      needs: ['jsdom@31.0.1'],
      reasons: {
        'other pages':
          'Pages of cards (home, services) and one French list have no running text: it takes their longest part.',
      },
    },
    {
      name: 'defuddle',
      version: '0.19.4',
      registry: 'npm',
      needs: ['jsdom@31.0.1'],
      reasons: {
        articles:
          'It takes a section on privacy or consent for a notice, and leaves it out: findings/defuddle-section-on-privacy.sh.',
      },
    },
    {
      name: '@extractus/article-extractor',
      version: '9.0.1',
      registry: 'npm',
      reasons: { 'other pages': 'As @mozilla/readability, whose code it runs.' },
    },
    {
      name: 'trafilatura',
      version: '2.3.1',
      registry: 'PyPI',
      needs: ['lxml_html_clean'],
      reasons: { 'other pages': 'The home pages have no article; it takes the parts with the most words.' },
    },
    {
      name: 'readability-lxml',
      version: '0.9',
      registry: 'PyPI',
      needs: ['lxml_html_clean'],
      reasons: {
        articles: 'It takes the one section with the most text.',
        services: 'As articles.',
        'other pages': 'As articles.',
      },
    },
    {
      name: 'newspaper4k',
      version: '0.9.6',
      registry: 'PyPI',
      reasons: {
        articles: 'It takes the one block with the most stop words, without headings.',
        services: 'As articles.',
        'other pages': 'As articles.',
      },
    },
    {
      name: 'goose3',
      version: '3.1.22',
      registry: 'PyPI',
      reasons: {
        articles: 'It takes one block, without headings and short paragraphs.',
        services: 'As articles.',
        'other pages': 'As articles.',
        titles: 'It takes the name of the site off a title wherever it is, in the middle, too.',
      },
    },
    {
      name: 'justext',
      version: '3.0.2',
      registry: 'PyPI',
      reasons: {
        articles: 'A single paragraph between short blocks counts as boilerplate: leads and headings beside links.',
        services: 'As articles.',
        'other pages': 'As articles.',
      },
    },
    { name: 'inscriptis', version: '2.7.6', registry: 'PyPI' },
  ],
  expected: () => Object.fromEntries([...groups.map((group) => [group, []]), ['titles', []]]),
  judged: (printed, { pages }) => ({
    ...Object.fromEntries(
      groups.map((group) => [
        group,
        pages
          .filter((page) => page.group === group && printed[page.path] !== undefined)
          .flatMap((page) => lostOf(page, record(printed[page.path])).map((lost) => fault(page.path, lost))),
      ]),
    ),
    ...(Object.values(printed).some((one) => text(record(one).title) !== '') && {
      titles: pages
        .filter(({ path, title, heading }) => {
          const read = bare(text(record(printed[path]).title))
          return read === '' || !(bare(title).includes(read) || read.includes(bare(heading)))
        })
        .map(({ path }) => fault(path, text(record(printed[path]).title))),
    }),
  }),
}
