import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parseFeed } from '@rowanmanning/feed-parser'
import { Ajv } from 'ajv'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { page, readBuilt } from '#tests/dist/site.ts'

interface Row {
  [name: string]: string
}

const register: { claims: Row[]; certifications: Row[] } = JSON.parse(readBuilt('trust/register.json'))
const rowsOf = (address: string, part: string) =>
  [...page(address).document.querySelectorAll(`${part} tbody tr`)].map((row) =>
    [...row.children].map((cell) => (cell.textContent ?? '').replace(/[ \n]+/g, ' ').trim()),
  )

it('holds every row of the certifications as the page has it', () => {
  const rows = rowsOf('/security/certifications', '.register-table')
  expect(rows).toHaveLength(29)
  expect(register.certifications.map(({ name, covers, auditRhythm }) => [name, covers, auditRhythm])).toEqual(rows)
})

it('holds every figure as the page has it, and more with a definition', () => {
  const shown = rowsOf('/about', '#figures')
  const claims = register.claims.map(({ subject, value, metric, measuredOn }) => [subject, value, metric, measuredOn])
  expect(shown.length).toBeGreaterThan(15)
  expect(claims).toEqual(expect.arrayContaining(shown))
  for (const { metric } of register.claims) expect(metric).toMatch(/\w/)
})

it('has a feed of changes, whose entries lead to places that are there', () => {
  const feed = parseFeed(readBuilt('trust/changes.xml'))
  expect(feed.items.length).toBeGreaterThan(1)
  for (const item of feed.items) {
    const { pathname, hash } = new URL(item.url ?? '')
    expect(page(pathname).document.querySelector(hash), item.title ?? '').not.toBeNull()
    expect(page('/trust').document.querySelector('#changes')?.textContent).toContain(item.title)
  }
  expect(feed.items.map(({ published }) => published?.getTime())).not.toContain(undefined)
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
  // Formats that no package here checks: those of addresses, of which the bill has none but in its identifiers.
  const formats = { 'iri-reference': true, 'idn-email': true, uri: true, 'date-time': isTime } as const
  const ajv = new Ajv({ strict: false, allErrors: true, formats })
  for (const name of ['spdx', 'jsf-0.82', 'cryptography-defs'])
    ajv.addSchema(schemaOf(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`)
  return ajv.compile(schemaOf('bom-1.6'))
}

const isTime = (text: string): boolean => z.iso.datetime().safeParse(text).success

it('fits the official schema of CycloneDX, which refuses another bill', () => {
  const fits = cycloneDx()
  const bill = () => JSON.parse(readBuilt('trust/bill-of-materials.json'))
  expect([fits(bill()), fits.errors]).toEqual([true, null])
  for (const change of [
    { specVersion: 16 },
    { metadata: { timestamp: 'today' } },
    { components: [{ name: 'react', type: 'book' }] },
    { components: [{ ...bill().components[0], hashes: [{ alg: 'SHA-512', content: 'none' }] }] },
    { packages: [] },
  ])
    expect(fits({ ...bill(), ...change }), JSON.stringify(change)).toBe(false)
})

it('gives the rules of the security page as a text, whole', () => {
  const summary = readBuilt('trust/security-summary.txt').replace(/\s+/g, ' ')
  const rules = [...page('/security').document.querySelectorAll('#principles .row > p:not(.data)')]
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
