/* What documents name is there: paths, commands, tests, records and figures. */

import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { articleFigureNames } from '#content/markdown/blocks.ts'

/** The documents about the current state of the project. The changelog describes earlier states. */
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...globSync('docs/{*,decisions/*}.md'),
  'content/day/README.md',
  'tests/built/README.md',
]
const forges = globSync('docs/forges/*')
const scriptsOf = (file: string) =>
  (JSON.parse(readFileSync(file, 'utf8')) as { scripts: Readonly<Record<string, string>> }).scripts
/** Commands of the project and of its workspace. */
const scripts = { ...scriptsOf('package.json'), ...scriptsOf('content/day/package.json') }

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

test.each([...documents, ...forges])('%s names only commands that there are', (document) => {
  const commands = [...readFileSync(document, 'utf8').matchAll(/npm run (?:--\S+ )*([a-z][\w:-]*)/g)].map(
    ([, name = '']) => name,
  )
  expect(commands.filter((command) => scripts[command] === undefined)).toEqual([])
})

test('each row of the map of the specification names tests or files that are there', () => {
  const folder = 'tests/built'
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

test('every record that a source or a document names by its number or its path is there', () => {
  const sources = globSync([...documents, '*.ts', `{${folders.replaceAll('|', ',')}}/**/*.{ts,tsx,css,md}`], {
    exclude: (file) => file.includes('node_modules'),
  })
  const missing = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\brecord[\s*]+(\d+)|\bdecisions\/(0\d+)-/g)]
      .map(([, number, padded]) => (padded ?? number ?? '').padStart(4, '0'))
      .filter((number) => globSync(`docs/decisions/${number}-*.md`).length === 0)
      .map((number) => `${file}: ${number}`),
  )
  expect(sources.length).toBeGreaterThan(500)
  expect(missing).toEqual([])
})

test('the index of decisions lists every record with its title, in order', () => {
  const folder = 'docs/decisions'
  const records = globSync(`${folder}/[0-9]*.md`).map((file) => {
    const [, number = '', title = ''] = /^# (\d+)\. (.+)\n/.exec(readFileSync(file, 'utf8')) ?? []
    expect(basename(file), file).toMatch(new RegExp(`^${number.padStart(4, '0')}-[a-z0-9-]+\\.md$`))
    return { number: Number(number), link: `[${title}](${file.slice(folder.length + 1).replaceAll('\\', '/')})` }
  })
  const index = readFileSync(join(folder, 'README.md'), 'utf8')
  const listed = [...index.matchAll(/^\| (\d+) \| (\[.+?\]\([^)]+\))/gm)].map(([, number, link = '']) => ({
    number: Number(number),
    link,
  }))
  expect(listed).toEqual(records.sort((one, other) => one.number - other.number))
})

test('docs/editing.md lists every figure and table that an article can set, and no other', () => {
  const text = readFileSync('docs/editing.md', 'utf8')
  const list = text.slice(text.indexOf('| Name | What it shows |')).split('\n\n', 1)[0] ?? ''
  const listed = [...list.matchAll(/`([\w-]+)`/g)].map(([, name]) => name)
  expect(listed.toSorted()).toEqual(articleFigureNames.toSorted())
})
