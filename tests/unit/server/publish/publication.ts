import type { Article } from '#content/article.ts'
import type { PublishedPage } from '#server/publish/content-graph.ts'
import type { Publication } from '#server/publish/publication.ts'

/** A page as the content graph holds it. */
export const publishedPage = (path: string, more: Partial<PublishedPage> = {}): PublishedPage => ({
  path,
  canonical: `https://www.cairnline.example${path === '' ? '' : `/${path}`}`,
  title: `Page ${path} | Cairnline`,
  description: 'A description.',
  trail: [],
  published: undefined,
  modified: undefined,
  content: '<p>Words.</p>',
  article: undefined,
  ...more,
})

/** An article with a text that is all trouble. */
export const article: Article = {
  id: 'trouble',
  slug: 'trouble-cairnline',
  title: 'Signals & <noise> ]]> "quoted"',
  subtitle: '',
  description: 'Less < more & \u0001 control',
  date: 'May 4, 2025',
  isoDate: '2025-05-04T12:00:00.000Z',
  modified: null,
  author: 'Research Team',
  team: 'research',
  topics: ['a & b'],
  wordCount: 1,
  readingMinutes: 1,
  draft: false,
  sections: [],
  links: [],
  calls: [
    { label: 'Request a Demo', href: '/contact' },
    { label: 'Explore Our Services', href: '/services' },
  ],
  closing: { title: '', text: '' },
}

export const publication = (more: Partial<Publication> = {}): Publication => ({
  graph: [publishedPage('blog/trouble-cairnline', { article: '<p>x &lt; y &amp; z ]]&gt;</p>' })],
  articles: [article],
  buildDate: new Date('2026-02-28T10:00:00Z'),
  lastModified: ({ modified }) => modified,
  ...more,
})
