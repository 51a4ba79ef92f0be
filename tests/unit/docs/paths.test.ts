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
