import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path/posix'
import { describe, expect, test } from 'vitest'
import { circles } from './circles.ts'
import { arrowsIn, document, drawn, withDrawings } from './drawing.ts'
import { readImports, sourceFiles } from './source-imports.ts'

const imports = readImports()
const shown = (paths: readonly string[][]) => paths.map((path) => path.join(' -> '))

test('no file of the product imports itself by way of others', () => {
  expect(shown(circles(imports))).toEqual([])
})

describe.each(drawn)('the folder "%s"', (folder) => {
  test('has children that import each other in one direction', () => {
    expect(shown(circles(arrowsIn(folder, imports)))).toEqual([])
  })
})

test(`${document} draws the imports as they are (npm run architecture)`, () => {
  const text = readFileSync(document, 'utf8')
  expect(withDrawings(text, imports)).toBe(text)
})

test('no folder holds more than 20 files of code', () => {
  const tests = globSync('tests/**/*.{ts,tsx}', { exclude: ['**/node_modules/**'] })
  const folders = Map.groupBy([...sourceFiles, ...tests.map((file) => file.replaceAll('\\', '/'))], dirname)
  const crowded = [...folders].filter(([, files]) => files.length > 20)
  expect(crowded.map(([folder, files]) => `${folder}: ${files.length} files`)).toEqual([])
})

describe('the reader of imports', () => {
  test.each([
    ['an alias', 'server/document/onRenderHtml.tsx', 'components/layout/Layout.tsx'],
    ['a relative path', 'content/facts/claims.ts', 'content/facts/site.ts'],
  ])('sees %s', (_, from, to) => {
    expect(imports).toContainEqual({ from, to })
  })
})
