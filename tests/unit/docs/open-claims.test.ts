import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { headlineClaims } from '#content/facts/claims.ts'

const document = readFileSync('docs/open-claims.md', 'utf8')
const rows = document.split('\n').filter((line) => line.startsWith('| 20'))
const named = rows.flatMap((row) => [...row.matchAll(/`(\w+)`/g)].map(([, key = '']) => key))

test('every gap has its date, its subject, what is missing, and what the site says until then', () => {
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) expect(row).toMatch(/^\| \d{4}-\d\d-\d\d \|(?: [^|]+ \|){3}$/)
})

test('no figure is named that the register does not hold', () => {
  expect(
    named.filter((key) => !headlineClaims.some((known) => known === key)).filter((key) => key !== 'certifications'),
  ).toEqual([])
})
