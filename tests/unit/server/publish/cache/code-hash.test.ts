import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { codeHash } from '#server/publish/cache/code-hash.ts'

let project = ''
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(project, file)), { recursive: true })
  writeFileSync(join(project, file), text)
}
const hash = () => codeHash('code/draw.ts', project)

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'cairnline-code-'))
  write('package.json', '{ "imports": { "#code/*": "./code/*" } }')
  write('node_modules/@pen/ink/package.json', '{ "version": "1.0.0" }')
  write(
    'code/draw.ts',
    "import { join } from 'node:path'\nimport {\n  width,\n} from '#code/size.ts'\nimport type { Shape } from '#code/shape.ts'\n",
  )
  write('code/size.ts', "export { colour } from '#code/colour.ts'\nexport const width = 1\n")
  write('code/colour.ts', "import ink from '@pen/ink/black'\nexport const colour = ink\n")
  write('code/shape.ts', 'export type Shape = string\n')
})
afterEach(() => rmSync(project, { recursive: true }))

test.each([
  ['code/draw.ts', 'export const other = 1\n'],
  ['code/size.ts', 'export const width = 2\n'],
  ['code/colour.ts', 'export const colour = 1\n'],
  ['node_modules/@pen/ink/package.json', '{ "version": "1.0.1" }'],
])('another %s is another hash', (file, text) => {
  const before = hash()
  write(file, text)
  expect(hash()).not.toBe(before)
})

test('what runs nowhere in it changes nothing', () => {
  const before = hash()
  write('code/shape.ts', 'export type Shape = number\n')
  write('code/elsewhere.ts', 'export const elsewhere = 1\n')
  expect(hash()).toBe(before)
})
