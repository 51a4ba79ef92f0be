import { parseFeed } from '@rowanmanning/feed-parser'
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
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

const feed = parseFeed(readBuilt('rss.xml'))

describe('rss.xml', () => {
  it('lists the articles, newest first, with their own facts', () => {
    const items = feed.items.map((item) => ({
      id: item.id,
      url: item.url,
      title: item.title,
      summary: item.description,
      published: item.published?.toISOString(),
      author: item.authors[0]?.name,
      topics: item.categories.map(({ term }) => term),
    }))
    expect(items).toEqual(expected)
  })

  it('has every section of every article, and absolute addresses alone', () => {
    for (const [index, { content }] of feed.items.entries()) {
      const { document } = new JSDOM(content ?? '').window
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

it('is well-formed, names itself, tells of revisions, and has a style for people', () => {
  const { document } = new JSDOM(readBuilt('rss.xml'), { contentType: 'application/xml' }).window
  expect(document.querySelector('link[rel="self"]')?.getAttribute('href')).toBe(`${site.url}/rss.xml`)
  const updated = [...document.querySelectorAll('item')].map(
    (item) => item.getElementsByTagName('atom:updated')[0]?.textContent,
  )
  expect(updated).toEqual(articles.map(({ modified }) => modified?.isoDate))
  expect(readBuilt('rss.xml')).toContain('<?xml-stylesheet type="text/css" href="/feed.css"?>')
  expect(readBuilt('feed.css')).toContain('channel')
})

it('is announced in the head of every public page', () => {
  for (const { address, document } of publicPages) {
    const links = [...document.querySelectorAll('link[rel="alternate"][type="application/rss+xml"]')]
    expect(
      links.map((link) => link.getAttribute('href')),
      address,
    ).toEqual(['/rss.xml'])
  }
})
