/* The files of /trust and security.txt. */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { certificationRegister } from '#content/facts/certifications.ts'
import { site } from '#content/facts/site.ts'
import { addressesOf } from '#content/languages/languages.ts'
import { page, readBuilt } from './built-pages.ts'
import { builtFeed } from './feed.ts'

interface Row {
  [name: string]: string
}

const register: { claims: Row[]; certifications: Row[] } = JSON.parse(readBuilt('trust/register.json'))
const rowsOf = (address: string, part: string) =>
  [...page(address).document.querySelectorAll(`${part} tbody tr`)].map((row) =>
    [...row.children].map((cell) => (cell.textContent ?? '').replace(/[ \n]+/g, ' ').trim()),
  )

it('has every row of the certifications as the page has it', () => {
  const rows = rowsOf('/security/certifications', 'table')
  expect(rows).toHaveLength(certificationRegister.length)
  expect(register.certifications.map(({ name, kind, covers, origin }) => [name, covers, `${kind}, ${origin}`])).toEqual(
    rows,
  )
})

it('has every figure as the page has it, and more with a definition', () => {
  const shown = rowsOf('/about', '#figures')
  const claims = register.claims.map(({ subject, value, metric, measuredOn }) => [subject, value, metric, measuredOn])
  expect(shown.length).toBeGreaterThan(15)
  expect(claims).toEqual(expect.arrayContaining(shown))
  for (const { metric } of register.claims) expect(metric).toMatch(/\w/)
})

it('has a feed of changes, whose entries lead to places that are there', () => {
  const feed = builtFeed('trust/changes.xml')
  expect(feed.items.length).toBeGreaterThan(1)
  for (const item of feed.items) {
    const { pathname, hash } = new URL(item.url)
    expect(page(pathname).document.querySelector(hash), item.title).not.toBeNull()
    expect(page('/trust').document.querySelector('#changes')?.textContent).toContain(item.title)
  }
  expect(feed.items.map(({ published }) => published.getTime())).not.toContain(Number.NaN)
})

it('lists in the bill of materials what ships, as the lockfile has it', () => {
  const bill = JSON.parse(readBuilt('trust/bill-of-materials.json'))
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
  const licences = readBuilt('licenses.txt')
  expect([bill.bomFormat, bill.specVersion]).toEqual(['CycloneDX', '1.6'])
  expect(bill.components.length).toBeGreaterThan(5)
  for (const { name, version, hashes, licenses } of bill.components) {
    const locked = lock[`node_modules/${name}`]
    expect(version).toBe(locked.version)
    expect(`sha512-${Buffer.from(hashes[0].content, 'hex').toString('base64')}`).toBe(locked.integrity)
    expect(licences).toContain(`${name} ${version} (${licenses[0].expression})`)
  }
})

/** The schema of CycloneDX 1.6 as its project publishes it, with those that it names. */
function cycloneDx() {
  const folder = join(
    createRequire(import.meta.url).resolve('@cyclonedx/cyclonedx-library/package.json'),
    '..',
    'res',
    'schema',
  )
  const schemaOf = (name: string) => JSON.parse(readFileSync(join(folder, `${name}.SNAPSHOT.schema.json`), 'utf8'))
  // Formats of addresses, which no installed package checks. The bill has addresses only in its identifiers.
  const formats = { 'iri-reference': true, 'idn-email': true, uri: true, 'date-time': isTime } as const
  const ajv = new Ajv({ strict: false, allErrors: true, formats })
  for (const name of ['spdx', 'jsf-0.82', 'cryptography-defs'])
    ajv.addSchema(schemaOf(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`)
  return ajv.compile(schemaOf('bom-1.6'))
}

const isTime = (text: string): boolean => z.iso.datetime().safeParse(text).success

it('has a bill of materials that fits the official schema of CycloneDX', () => {
  const fits = cycloneDx()
  expect([fits(JSON.parse(readBuilt('trust/bill-of-materials.json'))), fits.errors]).toEqual([true, null])
})

it('gives the rules of the security page as a text, whole', () => {
  const summary = readBuilt('trust/security-summary.txt').replace(/\s+/g, ' ')
  const rules = [...page('/security').document.querySelectorAll('#principles li > h3 + p')]
  expect(rules).toHaveLength(8)
  for (const rule of rules) expect(summary).toContain((rule.textContent ?? '').replace(/\s+/g, ' '))
})

it('links every paper from its page', () => {
  const links = [...page('/trust').document.querySelectorAll('main a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(
    expect.arrayContaining([
      '/trust/register.json',
      '/trust/changes.xml',
      '/trust/bill-of-materials.json',
      '/trust/security-summary.txt',
      '/licenses.txt',
      '/.well-known/security.txt',
    ]),
  )
})

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
