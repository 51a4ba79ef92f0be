import { expect, it } from 'vitest'
import { sheetIndexArticles } from '#content/facts/limits.ts'
import { redirectFor } from '#server/publish/redirects.ts'
import { type BuiltPage, builtFiles, everyPage, inEachLanguage } from './site.ts'

const byAddress = new Map(everyPage.map((built) => [built.address, built]))

/** The links in a part of a page that stay on this site, as path and fragment. */
const linksOf = ({ document, address }: BuiltPage, part = 'body') =>
  [...document.querySelectorAll(`${part} a[href]`)].flatMap((link) => {
    const { origin, pathname, hash } = new URL(link.getAttribute('href') ?? '', `https://site.invalid${address}`)
    return origin === 'https://site.invalid' ? [{ path: pathname, fragment: decodeURIComponent(hash.slice(1)) }] : []
  })

it.each(inEachLanguage)('reaches every public page of $tag from its home in at most three clicks', (language) => {
  const ownPages = new Set(language.pages.map(({ address }) => address))
  const clicks = new Map<string, number>([[language.home, 0]])
  for (const [address, count] of clicks) {
    const built = byAddress.get(address)
    for (const { path } of built ? linksOf(built) : [])
      if (ownPages.has(path) && !clicks.has(path)) clicks.set(path, count + 1)
  }
  const far = language.publicPages.filter(({ address }) => (clicks.get(address) ?? Number.POSITIVE_INFINITY) > 3)
  expect(far.map(({ address }) => `${address}: ${clicks.get(address) ?? 'no way'}`)).toEqual([])
})

it.each(inEachLanguage)(
  'leads from the header, menu or footer of every page of $tag to every public one in at most two links',
  (language) => {
    const ahead = new Map(language.pages.map((built) => [built.address, linksOf(built).map(({ path }) => path)]))
    const far = language.pages.flatMap((built) => {
      const first = [...linksOf(built, 'body > header'), ...linksOf(built, 'body > footer')].map(({ path }) => path)
      const near = new Set([built.address, ...first, ...first.flatMap((path) => ahead.get(path) ?? [])])
      return language.publicPages
        .filter(({ address }) => !near.has(address))
        .map(({ address }) => `${built.address} to ${address}`)
    })
    expect(far).toEqual([])
  },
)

it.each(inEachLanguage)(
  'names every public page of $tag in the sheet index, of the articles the newest',
  (language) => {
    const index = language.pages.filter(({ name }) => name === '/sheet-index')
    const named = new Set(index.flatMap((built) => linksOf(built)).map(({ path }) => path))
    const missing = language.publicPages.filter(({ address }) => !named.has(address)).map(({ name }) => name)
    const articles = missing.filter((name) => name.startsWith('/blog/'))
    expect(missing.filter((name) => !articles.includes(name))).toEqual([])
    const listed = language.publicPages.filter(({ name }) => name.startsWith('/blog/')).length - articles.length
    expect(listed).toBe(Math.min(listed + articles.length, sheetIndexArticles))
  },
)

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
