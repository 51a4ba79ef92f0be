/* Links of articles to pages, sections and articles that are not there are named, with the nearest that is. */

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadArticles } from '#content/articles/articles.server.ts'
import { readArticles } from '#content/articles/read-articles.server.ts'
import { routeFragments, staticRoutes } from '#content/en/routes.ts'
import { ArticleError } from '#content/markdown/problem.ts'
import { sample, withBody } from '#tests/unit/content/markdown/sample-article.ts'
import { temporaryFolder } from '#tests/unit/server/local/temporary-folder.ts'

let root: string
const blog = 'content/en/blog'

beforeEach(() => {
  root = temporaryFolder()
  mkdirSync(join(root, blog), { recursive: true })
})
afterEach(() => vi.unstubAllEnvs())

const read = () => readArticles(root, { staticRoutes, routeFragments }).articles
const mistakes = () => new ArticleError(readArticles(root, { staticRoutes, routeFragments }).problems).message

const write = (name: string, source: string): void => writeFileSync(join(root, blog, name), source)
const dated = (date: string, source: string): string =>
  source.replace('date: October 14, 2025\nmodified: October 27, 2025', `date: ${date}`)
const others = `use one of ${staticRoutes.join(', ')}, or one below /services, /sectors or /blog`
const didYouMean = (address: string) => `no page has that address: did you mean ${address}? Otherwise ${others}`

test.each([
  ['a page', '/about'],
  ['a place on a page', '/about/precision#spatial'],
  ['a service', '/services/signals'],
  ['an article', '/blog/b'],
  ['a section of another article', '/blog/b#first-stone'],
  ['a table of the day', '/data/fixes.csv'],
  ['a row of a table', '/data/stays.csv#row=11'],
  ['a section of its own', '#here'],
  [
    'an article by the name of its file, though its address is another',
    '/blog/technical-backbone-product-movement-intelligence',
  ],
])('a link to %s is let through', (_, href) => {
  write('a.md', withBody(`## Here\n\n[it](${href})\n`))
  write('b.md', sample)
  write('technical-backbone-product-movement-intelligence.md', sample)
  expect(read()).toHaveLength(3)
})

test.each([
  ['a page that is not there', '/abuot', didYouMean('/about')],
  ['a sector in another case', '/sectors/publicsafety', didYouMean('/sectors/publicSafety')],
  [
    'an article that is not there',
    '/blog/c',
    'no article has that address: did you mean /blog/a? Otherwise use the name of a file in content/en/blog/, without .md',
  ],
  [
    'a row that a table does not have',
    '/data/stays.csv#row=12',
    '/data/stays.csv has no such row: write #row=2 to #row=11',
  ],
  ['a place that its page does not have', '/blog#rights', '/blog has no place of that name: link to the page alone'],
  [
    'a section that another article does not have',
    '/blog/b#stone',
    '/blog/b has no place of that name: use one of #first-stone',
  ],
  [
    'a section that its own article does not have',
    '#hre',
    '/blog/a has no place of that name: did you mean #here? Otherwise use one of #here',
  ],
])('a link to %s stops the build, with its line', (_, href, text) => {
  write('a.md', withBody(`## Here\n\nOne\n[it](${href})\n`))
  write('b.md', sample)
  expect(mistakes()).toBe(`${blog}/a.md:20: link "${href}": ${text}`)
})

test('an article that has a mistake of its own is not also called missing', () => {
  write('a.md', withBody('## Here\n\n[it](/blog/b#anything)\n'))
  write('b.md', sample.replace('author: research', 'author: me'))
  expect(mistakes()).toMatch(/^content\/en\/blog\/b\.md:7: author "me"[^\n]*$/)
})

test('the links of a broken article are reported with its other mistakes', () => {
  write('a.md', withBody('## Here\n\n[it](/abuot)\n').replace('author: research', 'author: me'))
  expect(mistakes()).toMatch(/^content\/en\/blog\/a\.md:7: author "me".*\n.*a\.md:19: link "\/abuot"/)
})

test('an article under another kind of name is reported, and no copy that an editor keeps', () => {
  write('a.md', sample)
  for (const name of ['.a.md.swp', 'a.md~']) write(name, sample)
  expect(read()).toHaveLength(1)
  write('b.txt', sample)
  expect(mistakes()).toMatch(/^content\/en\/blog\/b\.txt:1: no article: give its name the end \.md$/)
})

test('a link to a draft stops a build, and is let through where drafts are shown', () => {
  write('a.md', withBody('## Here\n\n[it](/blog/b)\n'))
  write('b.md', sample.replace('draft: false', 'draft: true'))
  vi.spyOn(process, 'cwd').mockReturnValue(root)
  expect(loadArticles({ drafts: true })).toHaveLength(2)
  expect(() => loadArticles({ drafts: false })).toThrow(
    `${blog}/a.md:19: link "/blog/b": that article is a draft: publish it first, or remove the link`,
  )
})

test.each([
  ['October 14, 2025', 'December 2, 2026', 'from a published article'],
  ['December 1, 2026', 'December 2, 2026', 'from an earlier one, on any day before'],
])('a link from %s to %s, %s, stops a build', (from, to) => {
  write('a.md', dated(from, withBody('## Here\n\n[it](/blog/b)\n')))
  write('b.md', dated(to, sample))
  vi.stubEnv('PUBLICATION_DAY', '2026-11-30')
  vi.spyOn(process, 'cwd').mockReturnValue(root)
  expect(() => loadArticles({ drafts: false })).toThrow(
    `${blog}/a.md:18: link "/blog/b": that article appears on ${to}, after this one: give it an earlier date, or remove the link`,
  )
})

test('a link to an article later than the last revision of its own stops a build', () => {
  write('a.md', dated('April 27, 2025', withBody('## Here\n\n[it](/blog/b)\n')))
  write('b.md', sample)
  expect(mistakes()).toBe(
    `${blog}/a.md:18: link "/blog/b": that article is of October 14, 2025, after this one: write modified: and the day on which this one was revised`,
  )
  write('a.md', withBody('## Here\n\n[it](/blog/b)\n').replace('date: October 14', 'date: April 27'))
  expect(read()).toHaveLength(2)
})

test('a claim is filled by its key, and an unknown one stops the build with its line and the nearest key', () => {
  write('a.md', withBody('## Here\n\nUp {{claim.uptime}}, {{claim.queryUptime.month}} of silence.\n'))
  expect(read()[0]?.sections[0]?.blocks).toEqual([
    { kind: 'html', html: '<p>Up 99.99%, 21.6\u00a0minutes of silence.</p>' },
  ])
  write('a.md', withBody('## Here\n\nOne\n{{claim.uptme}}\n'))
  expect(mistakes()).toBe(`${blog}/a.md:20: claim {{claim.uptme}} is unknown: did you mean {{claim.uptime}}?`)
})
