import { parseFeed } from '@rowanmanning/feed-parser'
import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { atom } from '#server/publish/atom.ts'
import { jsonFeed } from '#server/publish/json-feed.ts'
import { llms } from '#server/publish/llms.ts'
import { markdownTwin } from '#server/publish/markdown-twins.ts'
import { rss } from '#server/publish/rss.ts'
import { securityTxt } from '#server/publish/security-txt.ts'
import { sitemap } from '#server/publish/sitemap.ts'
import { article, publication, publishedPage } from '#tests/unit/server/publish/publication.ts'

it.each([
  ['RSS', rss, 'content:encoded'],
  ['Atom', atom, 'content'],
])('%s keeps any text whole, but for what XML cannot hold', (_name, output, contentElement) => {
  const [file] = output(publication())
  const [item] = parseFeed(file?.text ?? '').items
  expect({
    id: item?.id,
    url: item?.url,
    title: item?.title,
    description: item?.description,
  }).toEqual({
    id: 'tag:www.cairnline.example,2025-05-04:trouble',
    url: 'https://www.cairnline.example/blog/trouble-cairnline',
    title: article.title,
    description: 'Less < more &  control',
  })
  const xml = new JSDOM(file?.text, { contentType: 'application/xml' }).window.document
  expect(xml.getElementsByTagName(contentElement)[0]?.textContent).toBe('<p>x &lt; y &amp; z ]]&gt;</p>')
  expect(file?.text).not.toContain('\u0001')
})

it('makes valid feeds without an article', () => {
  const none = publication({ articles: [] })
  expect(parseFeed(rss(none)[0]?.text ?? '').items).toEqual([])
  expect(parseFeed(atom(none)[0]?.text ?? '').updated?.toISOString()).toBe('2026-02-28T10:00:00.000Z')
  expect(JSON.parse(jsonFeed(none)[0]?.text ?? '').items).toEqual([])
})

it('refuses an article that has no page', () => {
  expect(() => rss(publication({ graph: [] }))).toThrow('content/en/blog/trouble.md')
})

it('writes a lastmod only where one is known', () => {
  const graph = [publishedPage(''), publishedPage('a', { modified: '2025-01-01T12:00:00.000Z' })]
  const text = sitemap(publication({ graph }))[0]?.text ?? ''
  expect(text.match(/<loc>/g)).toHaveLength(2)
  expect(text.match(/<lastmod>.*<\/lastmod>/g)).toEqual(['<lastmod>2025-01-01T12:00:00.000Z</lastmod>'])
})

it('lets security.txt expire a year after the build, whatever the clock says', () => {
  expect(securityTxt(publication())[0]?.text).toContain('\nExpires: 2027-02-28T10:00:00.000Z\n')
})

it('writes front matter that any title survives', () => {
  const title = 'What: "this" # is --- it | Cairnline'
  const [, matter = ''] = /^---\n(.*?)\n---\n/s.exec(markdownTwin(publishedPage('x', { title }), undefined)) ?? []
  expect(parse(matter)).toEqual({ title, description: 'A description.', canonical: 'https://www.cairnline.example/x' })
})

it('indexes pages by section, with brackets in a title escaped', () => {
  const graph = [publishedPage('about', { title: 'About [us] | Cairnline' }), publishedPage('services/gis')]
  const text = llms(publication({ graph }))[0]?.text ?? ''
  expect(text).toContain('## Company\n\n- [About \\[us\\]](https://www.cairnline.example/about.md): A description.')
  expect(text).toContain('## Services\n\n- [Page services/gis](https://www.cairnline.example/services/gis.md)')
})
