import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { exampleFile, withSettingsTable } from '#server/settings-table.ts'

it('keeps the README and .env.example as the schema says (npx node server/settings-table.ts)', () => {
  const readme = readFileSync('README.md', 'utf8')
  expect(withSettingsTable(readme)).toBe(readme)
  expect(readFileSync('.env.example', 'utf8')).toBe(exampleFile())
})
