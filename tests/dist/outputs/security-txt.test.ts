import { expect, it } from 'vitest'
import { z } from 'zod'
import { site } from '#content/facts/site.ts'
import { addressesOf } from '#content/languages/languages.ts'
import { page, readBuilt } from '#tests/dist/site.ts'

const fields = readBuilt('.well-known/security.txt')
  .trim()
  .split('\n')
  .map((line) => line.split(/: (.*)/s))

it('names a contact and its own address, and expires once, within half a year of the build (RFC 9116)', () => {
  const values = (name: string) => fields.filter(([field]) => field === name).map(([, value]) => value)
  expect(values('Contact')[0]).toBe(`mailto:${site.email}`)
  expect(values('Preferred-Languages')).toEqual(['en, fr'])
  expect(values('Canonical')).toEqual([`${site.url}/.well-known/security.txt`])
  const [expires, ...more] = values('Expires').map((value) => new Date(value ?? ''))
  expect(more).toEqual([])
  const { publicationDay } = z.object({ publicationDay: z.string() }).parse(JSON.parse(readBuilt('version.json')))
  const days = ((expires?.getTime() ?? 0) - Date.parse(publicationDay)) / 86_400_000
  expect(days).toBeGreaterThan(180)
  expect(days).toBeLessThan(185)
})

it('points to a disclosure policy in each language, which has an address to write to and names its limits', () => {
  const policies = fields.filter(([name]) => name === 'Policy').map(([, value = '']) => new URL(value))
  expect(policies.map(({ pathname }) => pathname)).toEqual(addressesOf('/security'))
  for (const { pathname, hash } of policies) {
    const section = page(pathname).document.querySelector(hash)
    expect(section?.querySelector(`a[href="mailto:${site.email}"]`), pathname).not.toBeNull()
    expect(section?.querySelectorAll('h3'), pathname).toHaveLength(5)
  }
})
