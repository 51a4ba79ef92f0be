import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { loadArticles } from '#content/articles/articles.server.ts'
import { settings } from '#content/facts/settings.ts'
import { site } from '#content/facts/site.ts'
import { everyPage, everyPublicPage, readBuilt } from '#tests/dist/site.ts'

const { document } = new JSDOM(readBuilt('sitemap.xml'), { contentType: 'application/xml' }).window
const entries = [...document.querySelectorAll('urlset > url')].map((url) => ({
  loc: url.querySelector('loc')?.textContent,
  lastmod: url.querySelector('lastmod')?.textContent,
}))

it('lists every canonical, indexed page once, and nothing else', () => {
  const canonical = everyPage
    .filter((one) => !one.document.querySelector('meta[name="robots"][content*="noindex"]'))
    .flatMap((one) => one.document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? [])
  expect(canonical).toHaveLength(everyPublicPage.length)
  expect(entries.map(({ loc }) => loc).sort()).toEqual(canonical.sort())
  expect(document.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
})

it('dates an article by its words, and the blog by its newest article', () => {
  const dates = new Map(entries.map(({ loc, lastmod }) => [loc, lastmod]))
  const articles = loadArticles({ drafts: false })
  const changed = articles.map(({ modified, isoDate }) => modified?.isoDate ?? isoDate)
  for (const [index, { slug }] of articles.entries()) expect(dates.get(`${site.url}/blog/${slug}`)).toBe(changed[index])
  expect(dates.get(`${site.url}/blog`)).toBe(changed.toSorted().at(-1))
})

it('gives valid dates only, and none after the day of the build', () => {
  for (const { loc, lastmod } of entries) {
    if (lastmod === undefined) continue
    expect(new Date(lastmod).toISOString(), loc ?? '').toBe(lastmod)
    // By day: an article of today is dated at noon, which may be to come.
    expect(lastmod.slice(0, 10) <= settings.publicationDay, `${loc} ${lastmod}`).toBe(true)
  }
})

it('is named by robots.txt, which disallows nothing', () => {
  const lines = readBuilt('robots.txt').split('\n')
  expect(lines).toContain(`Sitemap: ${site.url}/sitemap.xml`)
  expect(lines.filter((line) => /^disallow:\s*\S/i.test(line))).toEqual([])
})
