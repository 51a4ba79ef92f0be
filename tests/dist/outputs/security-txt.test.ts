import { expect, it } from 'vitest'
import { settings } from '#content/facts/settings.ts'
import { site } from '#content/facts/site.ts'
import { builtPages, readBuilt } from '#tests/dist/site.ts'

const fields = readBuilt('.well-known/security.txt')
  .trim()
  .split('\n')
  .map((line) => line.split(/: (.*)/s))

it('names a contact and its own address, and expires once, within a year of the build (RFC 9116)', () => {
  const values = (name: string) => fields.filter(([field]) => field === name).map(([, value]) => value)
  expect(values('Contact')[0]).toBe(`mailto:${site.email}`)
  expect(values('Preferred-Languages')).toEqual(['en, fr'])
  expect(values('Canonical')).toEqual([`${site.url}/.well-known/security.txt`])
  const [expires, ...more] = values('Expires').map((value) => new Date(value ?? ''))
  expect(more).toEqual([])
  const days = ((expires?.getTime() ?? 0) - settings.buildDate.getTime()) / 86_400_000
  expect(days).toBeGreaterThan(364)
  expect(days).toBeLessThanOrEqual(366)
})

it('says that it names no key, and where that stands, for as long as it names none', () => {
  const text = readBuilt('.well-known/security.txt')
  expect(text.includes('\nEncryption: ')).toBe(!text.includes('# No Encryption field'))
  expect(text).toContain(`${site.url}/trust#asked`)
})

it('points to pages that are there', () => {
  for (const [, value = ''] of fields.filter(([name]) => name === 'Policy'))
    expect(builtPages.map(({ address }) => address)).toContain(new URL(value).pathname)
})
