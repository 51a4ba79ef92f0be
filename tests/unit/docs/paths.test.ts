import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** The documents that describe the project as it is. Records of decisions and the changelog describe it as it was. */
const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md'), 'tests/specification/README.md']

const folders = 'auth|components|content|docs|pages|public|server|tests'
/** A path in backticks that starts in a folder of the project, or a link to a file of the project. */
const named = new RegExp(`\`((?:${folders})/[^\`\\s]*)\`|\\]\\((?![a-z]+:|[#/])([^)#\\s]+)`, 'g')

test.each(documents)('%s names only files that are there', (document) => {
  const missing = [...readFileSync(document, 'utf8').matchAll(named)]
    .map(([, path, link]) => path ?? join(dirname(document), link ?? ''))
    // Names in capitals and in angle brackets stand for any name.
    .filter((path) => !/[A-Z]{4}|</.test(path))
    .filter((path) => globSync(path.replaceAll(/[[\]@]/g, '?')).length === 0)
  expect(missing).toEqual([])
})

test('each row of the map of the specification names tests or files that are there', () => {
  const folder = 'tests/specification'
  const sections = readFileSync(join(folder, 'README.md'), 'utf8').split(/^## /m)
  const rows = sections
    // Its last column is a reason.
    .filter((section) => !section.startsWith('Not observable here'))
    .flatMap((section) => section.replaceAll(/^\|.*\n\|-.*$/gm, '').match(/^\|.*(?=\|$)/gm) ?? [])
  expect(rows.length).toBeGreaterThan(20)
  const isThere = (path: string) => path !== '' && globSync([path, join(folder, path)]).length > 0
  const faults = rows.filter((row) => {
    const paths = [...row.slice(row.lastIndexOf('|')).matchAll(/`([^`]*)`/g)].map(([, path = '']) => path)
    return paths.length === 0 || !paths.every(isThere)
  })
  expect(faults).toEqual([])
})
