import { describe, expect, it } from 'vitest'
import { builtFiles, builtPages, isNotFound, page } from '#tests/dist/site.ts'

const files = new Set(builtFiles)
const addresses = new Set(builtPages.filter((built) => !isNotFound(built)).map(({ address }) => address))

/** Every link of a page into this site, resolved as a browser does: '/services#ml', '/contact', '/feed.xml'. */
function linksFrom(address: string): URL[] {
  return [...page(address).document.querySelectorAll('a[href]')]
    .map((link) => new URL(link.getAttribute('href') ?? '', `https://site.example${address}`))
    .filter((url) => url.origin === 'https://site.example')
}

/** Every page that a visitor can reach by links from an address. */
function crawl(from: string): Set<string> {
  const reached = new Set([from])
  for (const address of reached)
    for (const { pathname } of linksFrom(address)) if (addresses.has(pathname)) reached.add(pathname)
  return reached
}

describe('A link crawl from home', () => {
  const reached = crawl('/')
  const links = [...reached].flatMap(linksFrom)

  it('finds every page but the dashboard, which sign-in leads to', () => {
    expect([...reached, '/welcome'].sort()).toEqual([...addresses].sort())
  })

  it('finds no dead link', () => {
    const dead = links.filter(({ pathname }) => !addresses.has(pathname) && !files.has(pathname.slice(1)))
    expect(dead.map(({ pathname }) => pathname)).toEqual([])
  })

  it('finds no dead anchor', () => {
    const anchors = links.filter(({ pathname, hash }) => hash !== '' && addresses.has(pathname))
    const dead = anchors.filter(({ pathname, hash }) => !page(pathname).document.getElementById(hash.slice(1)))
    expect(anchors.length).toBeGreaterThan(0)
    expect(dead.map(({ pathname, hash }) => pathname + hash)).toEqual([])
  })
})
