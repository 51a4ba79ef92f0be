import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path/posix'
import { describe, expect, test } from 'vitest'
import { circles } from '#tests/tools/architecture/circles.ts'
import { arrowsIn, document, withDrawings } from '#tests/tools/architecture/drawing.ts'
import { readImports, sourceFiles } from '#tests/tools/architecture/imports.ts'

const imports = readImports()
const folders = ['', ...new Set(sourceFiles.flatMap(foldersAbove))]

/** `content/day/track/entropy.ts` lies below `content`, `content/day` and `content/day/track`. */
function foldersAbove(file: string): string[] {
  const parts = file.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

const shown = (paths: readonly string[][]) => paths.map((path) => path.join(' -> '))

test('no file of the product imports itself by way of others', () => {
  expect(shown(circles(imports))).toEqual([])
})

test.each(folders)('what lies in "%s" imports in one direction', (folder) => {
  expect(shown(circles(arrowsIn(folder, imports)))).toEqual([])
})

test(`${document} draws the imports as they are (npm run architecture)`, () => {
  const text = readFileSync(document, 'utf8')
  expect(withDrawings(text, imports)).toBe(text)
})

test('no folder holds more than 20 files of code', () => {
  const tests = globSync('tests/**/*.{ts,tsx}', { exclude: ['**/node_modules/**'] })
  const all = Map.groupBy([...sourceFiles, ...tests.map((file) => file.replaceAll('\\', '/'))], dirname)
  const crowded = [...all].filter(([, files]) => files.length > 20)
  expect(crowded.map(([folder, files]) => `${folder}: ${files.length} files`)).toEqual([])
})

describe('the reader of imports', () => {
  test.each([
    ['an alias', 'server/document/head.ts', 'content/schema/metadata.ts'],
    ['a path within a folder', 'server/document/document.ts', 'server/document/inline-script.ts'],
    ['an @import of styles', 'server/document/style.css', 'auth/sign-in/styles/sign-in.css'],
    ['a dynamic import', 'pages/welcome/+client.ts', 'auth/dashboard/DashboardLive.client.ts'],
    ['a string for Vike', '+config.ts', 'server/document/onRenderHtml.tsx'],
    ['a pattern for Vite', 'content/en/routes.ts', 'content/en/pages/about.ts'],
    ['the address of a thread', 'server/publish/images/cards.ts', 'server/publish/images/card-thread.ts'],
  ])('sees %s', (_, from, to) => {
    expect(imports).toContainEqual({ from, to })
  })
})

describe('the search for circles', () => {
  const arrows = (...names: string[]) => names.map((name) => ({ from: name.charAt(0), to: name.charAt(1) }))

  test.each([
    ['a chain, and two ways to one end', arrows('ab', 'bc', 'ac', 'dc'), []],
    ['two files', arrows('ab', 'ba'), [['a', 'b', 'a']]],
    ['three behind a chain', arrows('xa', 'ab', 'bc', 'ca'), [['a', 'b', 'c', 'a']]],
    [
      'two circles',
      arrows('ab', 'ba', 'cd', 'dc'),
      [
        ['a', 'b', 'a'],
        ['c', 'd', 'c'],
      ],
    ],
  ])('tells %s', (_, given, expected) => {
    expect(circles(given)).toEqual(expected)
  })
})
