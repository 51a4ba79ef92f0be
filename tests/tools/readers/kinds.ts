import type { Kind, Readings } from './kind.ts'
import { type Page, plain, type Records } from './records.ts'

const articles = ({ pages }: Records, language: string) =>
  pages
    .filter((page) => page.group === 'articles' && page.language === language)
    .toSorted((a, b) => (b.published ?? '').localeCompare(a.published ?? '') || a.address.localeCompare(b.address))

const day = (date: unknown): string | null => (typeof date === 'string' ? date.slice(0, 10) : null)
const text = (value: unknown): string => (typeof value === 'string' ? plain(value) : '')
const record = (value: unknown): Readings => (typeof value === 'object' && value !== null ? { ...value } : {})
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(text) : [])
const list = (value: unknown): Readings[] => (Array.isArray(value) ? value.map(record) : [])
/** Words without marks, spaces and case, which programs set in their own way. */
const bare = (value: string): string =>
  value
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase()

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
const fault = (path: string, what: string) => `/${path}: ${what}`

const extraction: Kind = {
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

const feedFiles = { 'rss.xml': 'en-CA', 'fr/rss.xml': 'fr-CA' } as const

const noRevision = Object.fromEntries(
  Object.keys(feedFiles).map((file) => [
    `${file}: revised`,
    'It takes no day of revision from RSS, neither atom:updated nor dc:date, and shows that of publication.',
  ]),
)

const feeds: Kind = {
  name: 'feeds',
  title: 'Feed readers',
  programs: [
    { name: 'feedparser', version: '6.0.14', registry: 'PyPI' },
    { name: 'fastfeedparser', version: '0.6.5', registry: 'PyPI' },
    { name: 'atoma', version: '0.0.17', registry: 'PyPI', reasons: noRevision },
    { name: '@rowanmanning/feed-parser', version: '2.1.5', registry: 'npm' },
    { name: 'rss-parser', version: '3.13.0', registry: 'npm', reasons: noRevision },
    { name: 'feedsmith', version: '3.0.1', registry: 'npm' },
    { name: '@extractus/feed-extractor', version: '8.0.3', registry: 'npm', reasons: noRevision },
  ],
  expected: (records) => ({
    ...Object.fromEntries(
      Object.entries(feedFiles).flatMap(([file, language]) => {
        const newest = articles(records, language)
        return [
          [`${file}: entries`, newest.map(({ heading, address, published }) => [heading, address, day(published)])],
          [`${file}: text`, []],
          [`${file}: revised`, newest.map(({ published, modified }) => day(modified ?? published))],
        ]
      }),
    ),
    'trust/changes.xml: entries': 'newest first, with a day each',
  }),
  judged: (printed, records) => ({
    ...Object.fromEntries(
      Object.entries(feedFiles).flatMap(([file, language]) => {
        const entries = list(printed[file])
        const newest = articles(records, language)
        return [
          [`${file}: entries`, entries.map(({ title, link, published }) => [text(title), link, day(published)])],
          [
            `${file}: text`,
            newest.flatMap((page) => {
              const entry = entries.find(({ link }) => link === page.address)
              const words = text(entry?.text)
              return bare(words).startsWith(bare(page.lead)) ? [] : [fault(page.path, words.slice(0, 60))]
            }),
          ],
          // A reader shows the day of a revision, or else that of publication.
          [`${file}: revised`, entries.map(({ published, updated }) => day(updated) ?? day(published))],
        ]
      }),
    ),
    'trust/changes.xml: entries': isNewestFirst(
      list(printed['trust/changes.xml']).map(({ published }) => day(published)),
    ),
  }),
}

const isNewestFirst = (days: (string | null)[]): string =>
  days.length > 0 && days.every((one, at) => one !== null && one <= (days[at - 1] ?? one))
    ? 'newest first, with a day each'
    : days.join(', ')

const previews: Kind = {
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

const byPath = (pages: readonly Page[], of: (page: Page) => unknown) =>
  Object.fromEntries(pages.map((page) => [page.path, of(page)]))
const addresses = ({ pages }: Records) => pages.map(({ address }) => address).sort()

const crawlers: Kind = {
  name: 'crawlers',
  title: 'Sitemaps and crawlers',
  programs: [
    { name: 'ultimate-sitemap-parser', version: '1.8.1', registry: 'PyPI' },
    { name: 'scrapy', version: '2.19.0', registry: 'PyPI' },
    { name: 'protego', version: '0.7.0', registry: 'PyPI' },
    { name: 'sitemapper', version: '4.1.6', registry: 'npm' },
    { name: 'robots-parser', version: '3.0.1', registry: 'npm' },
  ],
  expected: (records) => ({
    'sitemap.xml: addresses': addresses(records),
    'robots.txt: allowed': addresses(records),
    'robots.txt: sitemaps': [`${new URL(records.pages[0]?.address ?? '').origin}/sitemap.xml`],
    'pages followed from the sitemap': addresses(records),
  }),
}

const structured: Kind = {
  name: 'structured',
  title: 'Structured data',
  programs: [
    { name: 'extruct', version: '0.18.0', registry: 'PyPI' },
    { name: 'rdflib', version: '7.6.0', registry: 'PyPI' },
    { name: 'pyld', version: '3.3.0', registry: 'PyPI' },
    { name: 'htmldate', version: '1.11.0', registry: 'PyPI' },
    {
      name: 'web-auto-extractor',
      version: '1.0.17',
      registry: 'npm',
      reasons: {
        'articles: days of publication': 'It reads the type of a whole block, not those of the nodes in its @graph.',
        'articles: days of revision': 'As publication.',
      },
    },
  ],
  expected: ({ pages }) => {
    const dated = pages.filter(({ group }) => group === 'articles')
    return {
      'articles: days of publication': byPath(dated, ({ published }) => day(published)),
      'articles: days of revision': byPath(dated, ({ published, modified }) => day(modified ?? published)),
      'pages that describe themselves': pages.map(({ address }) => address).sort(),
    }
  },
}

const models: Kind = {
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

const isEnglish = ({ language }: Page) => language.startsWith('en')
const bareTitle = (title: string) => title.replace(/ \| [^|]*$/, '')
const picked = (printed: Readings, what: string, of: (value: unknown) => unknown): Readings =>
  what in printed ? { [what]: of(printed[what]) } : {}
const mapped = (value: unknown, of: (one: unknown) => unknown): Readings =>
  Object.fromEntries(Object.entries(record(value)).map(([key, one]) => [key, of(one)]))

/** Types as programs without a type for times of day name them. */
const asText = (types: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(types).map(([name, type]) => [name, type === 'time' ? 'string' : type]))

const layersOf = ({ tables }: Records) => tables.filter(({ layer }) => layer)

const wholeNumbers = {
  'GeoJSON: types':
    'The five anchors lie on whole metres, and JSON has one kind of number: GDAL reads 26 as an integer.',
}

const data: Kind = {
  name: 'data',
  title: 'Data frames and maps',
  programs: [
    { name: 'pandas', version: '3.1.1', registry: 'PyPI' },
    { name: 'polars', version: '2.1.0', registry: 'PyPI' },
    { name: 'duckdb', version: '2.0.1', registry: 'PyPI' },
    { name: 'pyarrow', version: '26.0.1', registry: 'PyPI' },
    { name: 'csvkit', version: '2.2.0', registry: 'PyPI' },
    { name: 'frictionless', version: '5.18.1', registry: 'PyPI' },
    { name: 'geopandas', version: '1.2.0', registry: 'PyPI', reasons: wholeNumbers },
    { name: 'pyogrio', version: '0.13.0', registry: 'PyPI', reasons: wholeNumbers },
    { name: 'movingpandas', version: '0.23.0', registry: 'PyPI' },
    { name: 'gpxpy', version: '1.6.2', registry: 'PyPI' },
    { name: 'papaparse', version: '5.7.1', registry: 'npm' },
    { name: 'd3-dsv', version: '3.0.2', registry: 'npm' },
    { name: 'mapshaper', version: '0.7.70', registry: 'npm' },
    { name: '@tmcw/togeojson', version: '7.1.3', registry: 'npm', needs: ['jsdom@31.0.1'] },
    { name: 'hyparquet', version: '1.33.0', registry: 'npm', needs: ['hyparquet-compressors@1.1.1'] },
  ],
  expected: (records) => ({
    'CSV: rows': Object.fromEntries(records.tables.map(({ name, rows }) => [name, rows])),
    'CSV: types': Object.fromEntries(records.tables.map(({ name, types }) => [name, asText(types)])),
    'CSV: faults': [],
    'GeoJSON: rows': Object.fromEntries(layersOf(records).map(({ name, rows }) => [name, rows])),
    'GeoJSON: types': Object.fromEntries(
      layersOf(records).map(({ name, types }) => [
        name,
        Object.fromEntries(Object.entries(types).filter(([, type]) => type !== 'time')),
      ]),
    ),
    'GeoJSON: system': Object.fromEntries(layersOf(records).map(({ name }) => [name, 'EPSG:4326'])),
    'GeoJSON: written again': Object.fromEntries(layersOf(records).map(({ name, rows }) => [name, rows])),
    'Parquet: rows': Object.fromEntries(parquets(records).map(({ name, rows }) => [name, rows])),
    'Parquet: types': Object.fromEntries(
      parquets(records).map(({ name, types, layer }) => [
        name,
        // In a layer, the geometry stands for two columns.
        Object.fromEntries(
          Object.entries(asText(types)).filter(([column]) => !layer || !/^(lon|lat)_deg$/.test(column)),
        ),
      ]),
    ),
    'GeoParquet: rows': Object.fromEntries(
      parquets(records)
        .filter(({ layer }) => layer)
        .map(({ name, rows }) => [name, rows]),
    ),
    'Moving Features: positions': records.track,
    'GPX: positions': records.track,
  }),
  // A program may have a type for times of day, or read them as text.
  judged: (printed, { tables }) =>
    mapped(printed, (value) =>
      isByTable(value, tables)
        ? mapped(value, (types) =>
            typeof types === 'object' ? mapped(types, (type) => (type === 'time' ? 'string' : type)) : types,
          )
        : value,
    ),
}

const isByTable = (value: unknown, tables: Records['tables']) => tables.some(({ name }) => name in record(value))
const parquets = ({ tables }: Records) => tables.filter(({ parquet }) => parquet)

const hosts: Kind = {
  name: 'hosts',
  title: 'Static servers and readers of hosts’ files',
  programs: [
    { name: 'serve', version: '14.2.7', registry: 'npm' },
    {
      name: 'http-server',
      version: '14.1.1',
      registry: 'npm',
      reasons: {
        'each page at its address':
          'It shows a list of the folder where a page has a folder of its name: findings/http-server-page-beside-folder.sh.',
      },
    },
    { name: 'sirv-cli', version: '3.0.1', registry: 'npm' },
    {
      name: '@netlify/headers-parser',
      version: '10.1.1',
      registry: 'npm',
      reasons: { _headers: 'The file is for Cloudflare Pages, where a rule may begin with a host name.' },
    },
    { name: '@netlify/redirect-parser', version: '16.1.1', registry: 'npm' },
    {
      name: 'starlette',
      version: '1.10.0',
      registry: 'PyPI',
      needs: ['httpx2'],
      reasons: { 'each page at its address': 'It adds no .html: /about is the file about.html, and is not found.' },
    },
    {
      name: 'whitenoise',
      version: '6.12.0',
      registry: 'PyPI',
      reasons: {
        'each page at its address': 'It adds no .html: /about is the file about.html, and is not found.',
        'fixes.csv': 'Its own list of media types has no CSV, and it asks no other.',
      },
    },
  ],
  expected: ({ pages }) => ({
    'each page at its address': byPath(pages, ({ title }) => title),
    'an unknown address': 404,
    'fixes.csv': 'text/csv',
    _headers: 'read without error',
    _redirects: 'read without error',
  }),
  judged: (printed) => ({
    ...printed,
    ...picked(printed, 'each page at its address', (value) => mapped(value, text)),
  }),
}

/** The eight kinds of programs. */
export const kinds: readonly Kind[] = [extraction, feeds, previews, crawlers, structured, models, data, hosts]
