import { publications } from '#words/publications.ts'

/** The feeds of the articles: file, media type, and the title that a feed reader shows. */
export const feeds = [
  { file: 'rss.xml', type: 'application/rss+xml', title: publications.feed.formats.rss },
  { file: 'atom.xml', type: 'application/atom+xml', title: publications.feed.formats.atom },
  { file: 'feed.json', type: 'application/feed+json', title: publications.feed.formats.json },
] as const
