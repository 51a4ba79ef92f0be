import { expect, test } from 'vitest'
import { redirects } from '#content/facts/redirects.ts'
import { canonicalAddress } from '#server/document/canonical.ts'
import { findFile } from '#server/local/site/site-file.ts'
import { redirectFor, redirectRules } from '#server/publish/redirects.ts'
import { smallSite } from '#tests/unit/server/local/site/small-site.ts'
import { hostileText } from './hostile.ts'
import { fc } from './runs.ts'

const origin = 'https://www.cairnline.example'

test('a canonical address is on the fixed base, however its path is written', () => {
  fc.assert(
    fc.property(hostileText, fc.nat(3), fc.nat(3), (path, slashes, more) => {
      const address = canonicalAddress(origin + '/'.repeat(slashes), '/'.repeat(more) + path)
      expect(address).toBe(canonicalAddress(origin, path))
      expect(address === origin || address.startsWith(`${origin}/`)).toBe(true)
      expect(new URL(address).origin).toBe(origin)
    }),
  )
})

/** A path of parts that hosts interpret differently. */
const anyPath = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '..',
        '.',
        '%2e%2e',
        '%2f',
        '%5c',
        '%00',
        '.html',
        'index',
        '404',
        ':',
        '@',
        '%',
      ),
      fc.constantFrom(...Object.keys(redirects), 'services', 'about', 'login', 'evil.example', 'outside.html', '.env'),
      fc.webPath(),
      hostileText,
    ),
    { maxLength: 6 },
  )
  .map((parts) => `/${parts.join('')}`)

test('a redirect stays on the site', () => {
  fc.assert(
    fc.property(anyPath, (path) => {
      const moved = redirectFor(path)
      if (moved === undefined) return
      expect(moved.location).not.toBe(path)
      expect(new URL(moved.location, origin).origin).toBe(origin)
      expect(moved.location).not.toMatch(/\p{Cc}/u)
    }),
  )
})

test('every row leads in one step to an address that moves no further', () => {
  for (const [from, to] of Object.entries(redirects)) {
    expect(redirectFor(to), to).toBeUndefined()
    for (const spelling of [from, `${from}/`, `${from}//`])
      expect(redirectFor(spelling), spelling).toEqual({ location: to, status: 301 })
  }
  const sources = redirectRules().map((rule) => rule.from)
  expect(new Set(sources).size).toBe(sources.length)
})

test('no path leads to a file outside the site, or to a hidden one, or to another host', async () => {
  const site = smallSite()
  await fc.assert(
    fc.asyncProperty(anyPath, async (path) => {
      const found = await findFile(site, path)
      if (found.kind === 'file') {
        expect(found.file.startsWith(`${site}/`)).toBe(true)
        expect(found.file).not.toMatch(/\/\.(?!well-known\/)|\/_headers$|\.(br|gz|zst)$/)
      }
      if (found.kind === 'moved') expect(new URL(found.path, origin).origin).toBe(origin)
    }),
  )
})
