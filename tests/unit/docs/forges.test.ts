import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { settingsTable } from '#server/environment.ts'

const folder = 'docs/forges'
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

test.each(readdirSync(folder))('%s can be read, and runs only commands that there are', (name) => {
  const text = readFileSync(join(folder, name), 'utf8')
  expect(parseDocument(text).errors).toEqual([])
  const commands = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, command = '']) => command)
  expect(commands.filter((command) => scripts[command] === undefined)).toEqual([])
  if (text.includes('.ci/run')) expect(existsSync('.ci/run')).toBe(true)
})

test('the workflow hands on every setting', () => {
  const text = readFileSync(join(folder, 'github.yml'), 'utf8')
  expect(settingsTable.filter(({ name }) => !text.includes(`${name}: \${{ vars.${name} }}`))).toEqual([])
})
