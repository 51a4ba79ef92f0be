import { parseFeed } from '@rowanmanning/feed-parser'
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { loadArticles } from '#content/articles/articles.server.ts'
import { site } from '#content/facts/site.ts'
import { publicPages, readBuilt } from '#tests/dist/site.ts'

const articles = loadArticles({ drafts: false })

/** The facts that every feed states of an article, in the order of the feed. */
const expected = articles.map((article) => ({
  id: `tag:${new URL(site.url).hostname},${article.isoDate.slice(0, 10)}:${article.id}`,
  url: `${site.url}/blog/${article.slug}`,
  title: article.title,
  summary: article.description,
  published: article.isoDate,
  author: article.author,
  topics: [...article.topics],
}))

const jsonFeed = z.object({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: z.url(),
  feed_url: z.literal(`${site.url}/feed.json`),
  items: z.array(
    z.object({
      id: z.string(),
      url: z.url(),
      title: z.string(),
      summary: z.string(),
      content_html: z.string().min(1),
      image: z.url(),
      date_published: z.iso.datetime(),
      date_modified: z.iso.datetime(),
      authors: z.array(z.object({ name: z.string() })).length(1),
      tags: z.array(z.string()),
    }),
  ),
})

const parsedXml = (file: string) => {
  const feed = parseFeed(readBuilt(file))
  return {
    feed,
    items: feed.items.map((item) => ({
      id: item.id,
      url: item.url,
      title: item.title,
      summary: item.description,
      published: item.published?.toISOString(),
      author: item.authors[0]?.name,
      topics: item.categories.map(({ term }) => term),
    })),
    contents: feed.items.map(({ content }) => content ?? ''),
  }
}

const parsedJson = () => {
  const feed = jsonFeed.parse(JSON.parse(readBuilt('feed.json')))
  return {
    items: feed.items.map((item) => ({
      id: item.id,
      url: item.url,
      title: item.title,
      summary: item.summary,
      published: item.date_published,
      author: item.authors[0]?.name,
      topics: item.tags,
    })),
    contents: feed.items.map((item) => item.content_html),
  }
}

describe.each([
  ['rss.xml', () => parsedXml('rss.xml')],
  ['atom.xml', () => parsedXml('atom.xml')],
  ['feed.json', parsedJson],
])('%s', (_file, parse) => {
  const { items, contents } = parse()

  it('lists the articles, newest first, with their own facts', () => {
    expect(items).toEqual(expected)
  })

  it('has every section of every article, and absolute addresses alone', () => {
    for (const [index, content] of contents.entries()) {
      const { document } = new JSDOM(content).window
      const headings = [...document.querySelectorAll('h2')].map((heading) => heading.textContent)
      const { sections = [], sources = [] } = articles[index] ?? {}
      const list = sources.length > 0 ? ['Sources'] : []
      expect(headings).toEqual([...sections.map(({ title }) => title), ...list])
      for (const element of document.querySelectorAll('[href], [src]'))
        expect(element.getAttribute('href') ?? element.getAttribute('src')).toMatch(/^(https:\/\/|mailto:|tel:)/)
      expect(document.querySelectorAll('script, style, [class], [id], h1')).toHaveLength(0)
      const words = (document.body.textContent ?? '').split(/\s+/).length
      expect(words).toBeGreaterThan((articles[index]?.wordCount ?? 0) * 0.95)
    }
  })
})

it.each(['rss.xml', 'atom.xml'])('%s is well-formed, names itself, and has a style for people', (file) => {
  const { document } = new JSDOM(readBuilt(file), { contentType: 'application/xml' }).window
  const self = [...document.querySelectorAll('link[rel="self"], link')].find(
    (link) => link.getAttribute('rel') === 'self',
  )
  expect(self?.getAttribute('href')).toBe(`${site.url}/${file}`)
  expect(readBuilt(file)).toContain('<?xml-stylesheet type="text/css" href="/feed.css"?>')
  expect(readBuilt('feed.css')).toContain('channel')
})

it('is announced in the head of every public page', () => {
  for (const { address, document } of publicPages)
    for (const [type, file] of [
      ['application/rss+xml', '/rss.xml'],
      ['application/atom+xml', '/atom.xml'],
      ['application/feed+json', '/feed.json'],
    ])
      expect(
        [...document.querySelectorAll(`link[rel="alternate"][type="${type}"]`)].map((link) =>
          link.getAttribute('href'),
        ),
        address,
      ).toEqual([file])
})
