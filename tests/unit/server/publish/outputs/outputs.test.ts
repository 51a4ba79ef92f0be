import { parseFeed } from '@rowanmanning/feed-parser'
import { JSDOM } from 'jsdom'
import { expect, it, onTestFinished, vi } from 'vitest'
import { parse } from 'yaml'
import { addressOf } from '#content/page-addresses.server.ts'
import { rss } from '#server/publish/outputs/feeds.ts'
import { llms, llmsFull, markdownVersion } from '#server/publish/outputs/markdown.ts'
import { securityTxt } from '#server/publish/outputs/site-files.ts'
import { lastModifiedOf, sitemap } from '#server/publish/outputs/sitemap.ts'
import type { LanguageOutput, LanguagePublication } from '#server/publish/page.ts'
import { placeNames } from '#words/breadcrumbs.ts'
import { publications } from '#words/publications.ts'
import { articlePage, indexedPage, publication, troublePage } from './publication.ts'

/** The text of an output that is one file. */
function only(output: LanguageOutput, given: LanguagePublication): string {
  const [file] = output(given)
  return file?.text ?? ''
}

it('keeps any text whole, but for what XML cannot hold', () => {
  const text = only(rss, publication())
  const [item] = parseFeed(text).items
  expect({
    id: item?.id,
    url: item?.url,
    title: item?.title,
    description: item?.description,
  }).toEqual({
    id: 'tag:www.cairnline.example,2025-05-04:trouble',
    url: 'https://www.cairnline.example/blog/trouble-cairnline',
    title: troublePage.metadata.title,
    description: 'Less < more &  control',
  })
  const xml = new JSDOM(text, { contentType: 'application/xml' }).window.document
  expect(xml.getElementsByTagName('content:encoded')[0]?.textContent).toBe(
    '<p>x &lt; y</p><p>x &lt; y &amp; z ]]&gt;</p>',
  )
  expect(text).not.toContain('\u0001')
})

it('holds the newest of many articles, newest first, whatever their addresses', () => {
  const pages = Array.from({ length: 60 }, (_, index) =>
    articlePage(`blog/a${index}`, { published: new Date(Date.UTC(2025, 0, 1 + ((index * 7) % 60), 12)).toISOString() }),
  )
  const many = publication({ pages })
  const dates = parseFeed(only(rss, many)).items.map(({ published }) => published?.toISOString().slice(0, 10))
  expect(dates).toHaveLength(50)
  expect(dates[0]).toBe('2025-03-01')
  expect(dates).toEqual(dates.toSorted().reverse())
  expect(only(llmsFull, many).match(/<!-- /g)).toHaveLength(50)
  expect(only(llms, many).match(/^- /gm)).toHaveLength(60)
})

it('writes as lastmod the date that an article states, for their list the newest, and makes no date up', () => {
  const pages = [
    indexedPage('blog'),
    articlePage('blog/older', { modified: '2024-01-01T12:00:00.000Z' }),
    articlePage('blog/newer', { modified: '2025-10-27T12:00:00.000Z' }),
    indexedPage('services/gis'),
  ]
  const dates = ['2025-10-27T12:00:00.000Z', '2024-01-01T12:00:00.000Z', '2025-10-27T12:00:00.000Z']
  expect(pages.map(lastModifiedOf(pages))).toEqual([...dates, undefined])
  const text = only(sitemap, publication({ pages }))
  expect(text.match(/<loc>/g)).toHaveLength(4)
  expect(text.match(/<lastmod>.*<\/lastmod>/g)).toEqual(dates.map((date) => `<lastmod>${date}</lastmod>`))
})

it('lets security.txt expire half a year after the day of the build, whenever its commit was made', () => {
  vi.stubEnv('PUBLICATION_DAY', '2026-12-01')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(only(securityTxt, publication())).toContain('\nExpires: 2027-06-01T00:00:00.000Z\n')
})

it('writes front matter that any title survives', () => {
  const title = 'What: "this" # is --- it | Cairnline'
  const [, matter = ''] = /^---\n(.*?)\n---\n/s.exec(markdownVersion(indexedPage('x', { title }), undefined)) ?? []
  expect(parse(matter)).toEqual({ title, description: 'A description.', canonical: 'https://www.cairnline.example/x' })
})

it('indexes pages by section, with brackets in a title escaped', () => {
  const pages = [indexedPage('about', { title: 'About [us] | Cairnline' }), indexedPage('services/gis')]
  const text = only(llms, publication({ pages }))
  const at = (address: string) => `(https://www.cairnline.example${addressOf(address)})`
  const { companyHeading } = publications.index
  expect(text).toContain(`## ${companyHeading}\n\n- [About \\[us\\]]${at('/about.md')}: A description.`)
  expect(text).toContain(`## ${placeNames.get('services')}\n\n- [Page services/gis]${at('/services/gis.md')}`)
})
