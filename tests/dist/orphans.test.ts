import { expect, it } from 'vitest'
import { redirectFor } from '#server/publish/redirects.ts'
import { type BuiltPage, builtFiles, builtPages, publicPages } from './site.ts'

const byAddress = new Map(builtPages.map((built) => [built.address, built]))

/** The links of a page that stay on this site, as path and fragment. */
const linksOf = ({ document, address }: BuiltPage) =>
  [...document.querySelectorAll('a[href]')].flatMap((link) => {
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

it('links to no missing page or place, and to none that has moved', () => {
  const wrong = builtPages.flatMap((built) =>
    linksOf(built).flatMap(({ path, fragment }) => {
      const moved = redirectFor(path)
      if (moved) return [`${built.address}: ${path} has moved to ${moved.location}`]
      const target = byAddress.get(path)
      if (!target) return builtFiles.includes(path.slice(1)) ? [] : [`${built.address}: ${path} is not there`]
      const isThere = fragment === '' || fragment === 'top' || target.document.getElementById(fragment)
      return isThere ? [] : [`${built.address}: ${path} has no #${fragment}`]
    }),
  )
  expect([...new Set(wrong)]).toEqual([])
})
