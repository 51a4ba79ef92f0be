import { expect, it } from 'vitest'
import { sheetIndexArticles } from '#content/facts/limits.ts'
import { redirectFor } from '#server/publish/redirects.ts'
import { type BuiltPage, builtFiles, builtPages, everyPage, page, publicPages } from './site.ts'

const byAddress = new Map(builtPages.map((built) => [built.address, built]))

/** The links in a part of a page that stay on this site, as path and fragment. */
const linksOf = ({ document, address }: BuiltPage, part = 'body') =>
  [...document.querySelectorAll(`${part} a[href]`)].flatMap((link) => {
    const { origin, pathname, hash } = new URL(link.getAttribute('href') ?? '', `https://site.invalid${address}`)
    return origin === 'https://site.invalid' ? [{ path: pathname, fragment: decodeURIComponent(hash.slice(1)) }] : []
  })

it('reaches every public page from home in at most three clicks', () => {
  const clicks = new Map([['/', 0]])
  for (const [address, count] of clicks) {
    const built = byAddress.get(address)
    for (const { path } of built ? linksOf(built) : []) if (!clicks.has(path)) clicks.set(path, count + 1)
  }
  const far = publicPages.filter(({ address }) => (clicks.get(address) ?? Number.POSITIVE_INFINITY) > 3)
  expect(far.map(({ address }) => `${address}: ${clicks.get(address) ?? 'no way'}`)).toEqual([])
})

it('leads from the header, menu or footer of every page to every public page in at most two links', () => {
  const ahead = new Map(builtPages.map((built) => [built.address, linksOf(built).map(({ path }) => path)]))
  const far = builtPages.flatMap((built) => {
    const first = [...linksOf(built, 'body > header'), ...linksOf(built, 'body > footer')].map(({ path }) => path)
    const near = new Set([built.address, ...first, ...first.flatMap((path) => ahead.get(path) ?? [])])
    return publicPages
      .filter(({ address }) => !near.has(address))
      .map(({ address }) => `${built.address} to ${address}`)
  })
  expect(far).toEqual([])
})

it('names every public page in the sheet index, of the articles the newest', () => {
  const named = new Set(linksOf(page('/sheet-index')).map(({ path }) => path))
  const missing = publicPages.map(({ address }) => address).filter((address) => !named.has(address))
  const articles = missing.filter((address) => address.startsWith('/blog/'))
  expect(missing.filter((address) => !articles.includes(address))).toEqual([])
  const listed = publicPages.filter(({ address }) => address.startsWith('/blog/')).length - articles.length
  expect(listed).toBe(Math.min(listed + articles.length, sheetIndexArticles))
})

it('links to no missing page or place, and to none that has moved', () => {
  const everyAddress = new Map(everyPage.map((built) => [built.address, built]))
  const wrong = everyPage.flatMap((built) =>
    linksOf(built).flatMap(({ path, fragment }) => {
      const moved = redirectFor(path)
      if (moved) return [`${built.address}: ${path} has moved to ${moved.location}`]
      const target = everyAddress.get(path)
      if (!target) return builtFiles.includes(path.slice(1)) ? [] : [`${built.address}: ${path} is not there`]
      const isThere = fragment === '' || fragment === 'top' || target.document.getElementById(fragment)
      return isThere ? [] : [`${built.address}: ${path} has no #${fragment}`]
    }),
  )
  expect([...new Set(wrong)]).toEqual([])
})
