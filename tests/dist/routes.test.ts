import { expect, it } from 'vitest'
import { notFound } from '#content/en/pages/not-found.ts'
import { builtPages, page, texts } from '#tests/dist/site.ts'

it('builds each route of the site as one file at its clean address', () => {
  const addresses = builtPages.map((built) => built.address)
  for (const route of ['/', '/services', '/contact', '/login', '/welcome', '/blog']) expect(addresses).toContain(route)
})

it.each(['movement', 'social', 'ml', 'gis', 'signals', 'awareness'])('shows every part of service %s', (slug) => {
  const built = page(`/services/${slug}`)
  const headings = texts(built, 'h2')
  for (const part of ['Key Features', 'Capabilities', 'Technologies']) expect(headings).toContain(part)
  expect(texts(built, 'a[href="/services"]')).toContain('Back to Services')
})

it('links a capability that mentions cybersecurity measures to the article on them', () => {
  const links = builtPages
    .filter((built) => built.address.startsWith('/services/'))
    .flatMap((built) => texts(built, 'a[href="/blog/cybersecurity-measures-protecting-gis"]'))
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) expect(link.toLowerCase()).toBe('cybersecurity measures')
})

it.each([
  ['/404', notFound.page],
  ['/services/404', notFound.service],
  ['/sectors/404', notFound.sector],
] as const)('%s says what was not found, and where to go', (address, words) => {
  const built = page(address)
  expect(texts(built, 'h1')[0]).toContain(words.title)
  expect(built.document.body.textContent).toContain(words.text)
  expect(built.document.body.textContent).toContain(
    'crawling or fuzzing attempts may lead to your IP being added to a security filter',
  )
  for (const action of words.actions) expect(texts(built, `main a[href="${action.href}"]`)).toContain(action.label)
})

it('prerenders nothing of the dashboard but its spinner', () => {
  const built = page('/welcome')
  const island = built.document.querySelector('[data-island="dashboard"]')
  expect(island?.textContent?.trim()).toBe('Loading...')
  expect(built.html).not.toMatch(/2\.4M|Active Operations|Quick Actions|Recent Activity/)
})
