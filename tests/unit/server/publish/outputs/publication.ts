import type { PublishedPage } from '#server/publish/outputs/content-graph.ts'
import type { Publication } from '#server/publish/outputs/publication.ts'

/** A page as the content graph holds it. */
export const publishedPage = (path: string, more: Partial<PublishedPage> = {}): PublishedPage => ({
  path,
  canonical: `https://www.cairnline.example${path === '' ? '' : `/${path}`}`,
  title: `Page ${path} | Cairnline`,
  description: 'A description.',
  trail: [],
  published: undefined,
  modified: undefined,
  markdown: 'Words.',
  article: undefined,
  ...more,
})

/** The page of an article with a text that is all trouble. */
export const articlePage = publishedPage('blog/trouble-cairnline', {
  title: 'Signals & <noise> ]]> "quoted"',
  description: 'Less < more & \u0001 control',
  published: '2025-05-04T12:00:00.000Z',
  modified: '2025-05-04T12:00:00.000Z',
  article: { author: 'Research Team', topics: ['a & b'], words: '<p>x &lt; y &amp; z ]]&gt;</p>' },
})

export const publication = (more: Partial<Publication> = {}): Publication => ({
  graph: [articlePage],
  articleIds: new Map([['trouble-cairnline', 'trouble']]),
  buildDate: new Date('2026-02-28T10:00:00Z'),
  lastModified: ({ modified }) => modified,
  ...more,
})
