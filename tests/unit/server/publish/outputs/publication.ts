import type { ArticlePage, LanguagePublication, PublicPage } from '#server/publish/page.ts'

type Metadata<Kind> = Extract<PublicPage['metadata'], { kind: Kind }>

/** The fields that all page records of these tests share. */
const record = (path: string, main: string) => ({
  id: '/pages/x',
  kind: '/pages/x',
  path,
  name: path,
  language: 'en-CA' as const,
  file: `${path === '' ? 'index' : path}.html`,
  isPrivate: false,
  document: { htmlAttributes: '', head: '', body: main, data: '' },
  main,
  styles: '',
  formStyles: undefined,
  printStyles: 'assets/styles/print.css',
  scripts: undefined,
})

/** The record of an indexed page. */
export const indexedPage = (
  path: string,
  more: Partial<Metadata<'page'>> = {},
  main = '<main><p>Words.</p></main>',
) => ({
  ...record(path, main),
  metadata: { kind: 'page' as const, path, title: `Page ${path} | Cairnline`, description: 'A description.', ...more },
})

/** The record of an article's page. */
export const articlePage = (
  path: string,
  more: Partial<Metadata<'article'>> = {},
  main = '<main><article><header><h1>A</h1></header><p>Words.</p></article></main>',
): ArticlePage => ({
  ...record(path, main),
  metadata: {
    kind: 'article',
    id: path.replace('blog/', ''),
    lead: 'Lead.',
    path,
    title: `Page ${path}`,
    description: 'A description.',
    published: '2025-05-04T12:00:00.000Z',
    modified: '2025-05-04T12:00:00.000Z',
    author: 'Research Team',
    topics: [],
    wordCount: 1,
    ...more,
  },
})

/** The page of an article with a hostile text. */
export const troublePage = articlePage(
  'blog/trouble-cairnline',
  {
    id: 'trouble',
    lead: 'x < y',
    title: 'Signals & <noise> ]]> "quoted"',
    description: 'Less < more & \u0001 control',
    topics: ['a & b'],
  },
  '<main><article><header><h1>A</h1><p>Notes</p></header><nav>Contents</nav><p>x &lt; y &amp; z ]]&gt;</p></article></main>',
)

export const publication = (more: Partial<LanguagePublication> = {}): LanguagePublication => ({
  pages: [troublePage],
  privatePaths: ['login', 'welcome'],
  buildDate: new Date('2026-02-28T10:00:00Z'),
  ...more,
})
