/* The RSS feed, the sitemap and robots.txt. */

import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { loadArticles } from '#content/articles/articles.server.ts'
import { settings } from '#content/facts/settings.ts'
import { site } from '#content/facts/site.ts'
import { everyPage, everyPublicPage, inEachLanguage, readBuilt } from './built-pages.ts'
import { builtFeed } from './feed.ts'

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

const feed = builtFeed('rss.xml')

describe('rss.xml', () => {
  it('lists the articles, newest first, with their own facts', () => {
    const items = feed.items.map((item) => ({
      id: item.id,
      url: item.url,
      title: item.title,
      summary: item.description,
      published: item.published.toISOString(),
      author: item.author,
      topics: item.topics,
    }))
    expect(items).toEqual(expected)
  })

  it('has every section of every article, and absolute addresses alone', () => {
    for (const [index, { content }] of feed.items.entries()) {
      const { document } = new JSDOM(content).window
      const headings = [...document.querySelectorAll('h2')].map((heading) => heading.textContent)
      const { sections = [], sources = [] } = articles[index] ?? {}
      // Readers show no navigation: the lead is followed by the first section.
      const [lead, next] = [...document.body.querySelectorAll('p, h2, li')]
      expect([lead?.textContent, next?.textContent]).toEqual([articles[index]?.subtitle, sections[0]?.title])
      const list = sources.length > 0 ? [`Sources (${sources.length})`] : []
      expect(headings).toEqual([...sections.map(({ title }) => title), ...list])
      for (const element of document.querySelectorAll('[href], [src]'))
        expect(element.getAttribute('href') ?? element.getAttribute('src')).toMatch(/^(https:\/\/|mailto:|tel:)/)
      expect(document.querySelectorAll('script, style, [class], [id], h1')).toHaveLength(0)
      const words = (document.body.textContent ?? '').split(/\s+/).length
      expect(words).toBeGreaterThan((articles[index]?.wordCount ?? 0) * 0.95)
    }
  })
})

it.each(inEachLanguage)(
  'lists the articles of one day in the order of the blog, in $tag',
  ({ prefix, publicPages }) => {
    const blog = publicPages.find(({ name }) => name === '/blog')
    const cards = [...(blog?.document.querySelectorAll('main h2 a, main h3 a') ?? [])].map((link) =>
      link.getAttribute('href'),
    )
    const listed = builtFeed(`${prefix}/rss.xml`.slice(1)).items.map(({ url }) => new URL(url).pathname)
    expect(listed).toHaveLength(articles.length)
    expect(listed).toEqual(cards)
  },
)

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

it.each(['rss.xml', 'trust/changes.xml'])(
  'shares no identifier of %s with French, which feed readers would merge',
  (file) => {
    const ids = [file, `fr/${file}`].map((path) => builtFeed(path).items.map(({ id }) => id))
    expect(ids.map((some) => some.length)).not.toContain(0)
    expect(new Set(ids.flat()).size).toBe(ids.flat().length)
  },
)

it.each(inEachLanguage)('is announced in the head of every public page of $tag', ({ prefix, publicPages }) => {
  for (const { address, document } of publicPages) {
    const links = [...document.querySelectorAll('link[rel="alternate"][type="application/rss+xml"]')]
    expect(
      links.map((link) => link.getAttribute('href')),
      address,
    ).toEqual([`${prefix}/rss.xml`])
  }
})

const { document: sitemap } = new JSDOM(readBuilt('sitemap.xml'), { contentType: 'application/xml' }).window
const entries = [...sitemap.querySelectorAll('urlset > url')].map((url) => ({
  loc: url.querySelector('loc')?.textContent,
  lastmod: url.querySelector('lastmod')?.textContent,
}))

it('the sitemap lists every canonical, indexed page once, and nothing else', () => {
  const canonical = everyPage
    .filter((one) => !one.document.querySelector('meta[name="robots"][content*="noindex"]'))
    .flatMap((one) => one.document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? [])
  expect(canonical).toHaveLength(everyPublicPage.length)
  expect(entries.map(({ loc }) => loc).sort()).toEqual(canonical.sort())
  expect(sitemap.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
})

it('the sitemap dates an article by its words, and the blog by its newest article', () => {
  const dates = new Map(entries.map(({ loc, lastmod }) => [loc, lastmod]))
  const changed = articles.map(({ modified, isoDate }) => modified?.isoDate ?? isoDate)
  for (const [index, { slug }] of articles.entries()) expect(dates.get(`${site.url}/blog/${slug}`)).toBe(changed[index])
  expect(dates.get(`${site.url}/blog`)).toBe(changed.toSorted().at(-1))
})

it('the sitemap gives valid dates only, and none after the day of the build', () => {
  for (const { loc, lastmod } of entries) {
    if (lastmod === undefined) continue
    expect(new Date(lastmod).toISOString(), loc ?? '').toBe(lastmod)
    // By day: an article of today is dated at noon, which may be to come.
    expect(lastmod.slice(0, 10) <= settings.publicationDay, `${loc} ${lastmod}`).toBe(true)
  }
})

it('the sitemap is named by robots.txt, which disallows nothing', () => {
  const lines = readBuilt('robots.txt').split('\n')
  expect(lines).toContain(`Sitemap: ${site.url}/sitemap.xml`)
  expect(lines.filter((line) => /^disallow:\s*\S/i.test(line))).toEqual([])
})
