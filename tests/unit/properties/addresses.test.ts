import { expect, test } from 'vitest'
import { redirects } from '#content/facts/redirects.ts'
import { canonicalAddress } from '#server/document/addresses.ts'
import { redirectFor } from '#server/publish/redirects.ts'
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
