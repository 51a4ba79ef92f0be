/* A build that loses a published address, or redirects to none, is refused. */

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { addressProblems } from '#server/publish/addresses/check-addresses.ts'
import { addNewAddresses, addressEntries, addressOf, readPublished } from '#server/publish/addresses/published.ts'
import { temporaryFolder } from '#tests/unit/server/local/temporary-folder.ts'

const site = { pages: ['/', '/about', '/blog/ice'], files: ['rss.xml'], published: ['/', '/blog/ice'], redirects: {} }

it('is content with a site that has all that it had', () => {
  expect(addressProblems({ ...site, redirects: { '/feed': '/rss.xml', '/home': '/' } })).toEqual([])
})

it.each([
  [
    'a page that is gone',
    { published: ['/blog/roads'] },
    "content/facts/published.txt: /blog/roads was published and no longer has a page: add its redirect to content/facts/redirects.ts, as '/blog/roads': '/blog',",
  ],
  [
    'a French page that is gone, with a French page for its readers',
    { published: ['/fr/blogue/routes'] },
    "content/facts/published.txt: /fr/blogue/routes was published and no longer has a page: add its redirect to content/facts/redirects.ts, as '/fr/blogue/routes': '/fr/blogue',",
  ],
  [
    'a redirect to a page that was withdrawn',
    { redirects: { '/roads': '/blog/roads' } },
    "content/facts/redirects.ts: '/roads' leads to '/blog/roads', which is no page or file of the site: write one that is",
  ],
  [
    'a redirect to a redirect',
    { redirects: { '/roads': '/ways', '/ways': '/about' } },
    "content/facts/redirects.ts: '/roads' leads to '/ways', which leads on to '/about': write '/about' instead",
  ],
  [
    'a redirect in the place of a page',
    { redirects: { '/about': '/' } },
    "content/facts/redirects.ts: '/about' is a page or file of the site, which this row would hide: take the row out",
  ],
])('names %s', (_, change, problem) => {
  expect(addressProblems({ ...site, ...change })).toEqual([problem])
})

it('lets a page go that has a redirect', () => {
  const redirects = { '/blog/roads': '/blog/ice' }
  expect(addressProblems({ ...site, published: ['/blog/roads'], redirects })).toEqual([])
})

it('keeps an article by its file, whose address may follow the name of the product', () => {
  const path = 'blog/technical-backbone-cairnline-movement-intelligence'
  const kept = addressEntries([
    { kind: 'article', path },
    { kind: 'notFound', path: 'services/404' },
  ])
  expect(kept).toEqual(['/blog/technical-backbone-product-movement-intelligence'])
  expect(kept.map(addressOf)).toEqual([`/${path}`])
})

it('keeps the new addresses of a build', () => {
  const file = join(temporaryFolder(), 'published.txt')
  writeFileSync(file, '/\n/about\n')
  const pages = ['', 'about', 'welcome', 'partners'].map((path) => ({ kind: 'page', path }))
  expect(addNewAddresses(pages, file)).toEqual(['/partners', '/welcome'])
  expect(readPublished(file)).toEqual(['/', '/about', '/partners', '/welcome'])
  expect(addNewAddresses(pages, file)).toEqual([])
})
