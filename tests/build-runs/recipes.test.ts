/* The recipes of CONTRIBUTING.md, followed in a copy of the project, which is then built. */

import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { site } from '#content/facts/site.ts'
import { copyProject } from '#tests/project-copy.ts'
import { runIn } from './copy.ts'
import {
  article,
  certification,
  certificationChange,
  field,
  figure,
  follow,
  noticesInOneLanguage,
  page,
  service,
} from './recipes/recipes.ts'

const added = ['services/port-approaches', 'partners', 'blog/notice-port-approaches', 'blog/notice-harbour-hours']
const addedInFrench = [
  'fr/services/approches-portuaires',
  'fr/partenaires',
  'fr/blogue/nous-lisons-l-eau',
  'fr/blogue/rencontre-a-rimouski',
]

let project = ''
const touched = { service: [''], page: [''], article: [''], figure: [''], certification: [''], field: [''] }

// All recipes are followed in one copy, which is built once.
beforeAll(async () => {
  project = copyProject('recipes')
  // With the cache of the last build, because drawing the social cards is slow.
  if (existsSync('.cache')) cpSync('.cache', join(project, '.cache'), { recursive: true })
  touched.service = follow(service, project)
  touched.page = follow(page, project)
  touched.article = follow(article, project)
  follow(noticesInOneLanguage, project)
  touched.figure = follow(figure, project)
  const results = ['run', 'tests/results.test.ts', '--update', '--root', 'content/day']
  const { code: resultsCode, printed: resultsPrinted } = await runIn(project, 'node_modules/vitest/vitest.mjs', results)
  expect(resultsCode, resultsPrinted).toBe(0)
  touched.field = follow(field, project)
  touched.certification = follow(certification, project)
  // A build without the entry stops and says this id.
  const program = `import { loadEnvironment } from '#server/environment.ts'
    loadEnvironment('local')
    console.log((await import('#server/publish/trust/register.ts')).registerChangeId())`
  const { printed: newId } = await runIn(project, '--input-type=module', ['-e', program])
  expect(newId).toMatch(/^register-[0-9a-f]{16}\n$/)
  touched.certification.push(...follow(certificationChange(newId.trim()), project))
  const { code, printed } = await runIn(project, 'server/publish/build.ts', ['--local'])
  expect(code, printed).toBe(0)
})
afterAll(() => rmSync(project, { recursive: true, force: true }))

const read = (file: string) => readFileSync(join(project, 'dist', 'client', file), 'utf8')
const document = (path: string) => new JSDOM(read(`${path}.html`)).window.document
const textsIn = (path: string, selector: string) =>
  [...document(path).querySelectorAll(selector)].map((element) =>
    (element.textContent ?? '').replace(/\s+/g, ' ').trim(),
  )

/** Patterns of the paths that a row of CONTRIBUTING.md names, with `<slug>` for any name. */
function namedIn(row: string): string[] {
  const lines = readFileSync('CONTRIBUTING.md', 'utf8').split('\n')
  const line = lines.find((one) => one.startsWith(`| ${row} |`)) ?? ''
  const paths = [...line.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path.replace(/<\w+>/g, '*'))
  // 'Words have a pair', it says below the table.
  return paths.flatMap((path) => [path, path.replace(/^content\/en\//, 'content/fr/')])
}

it.each([
  ['a service', () => touched.service],
  ['a page', () => touched.page],
  ['an article', () => touched.article],
  ['a figure', () => touched.figure],
  ['a certification', () => touched.certification],
  ['a field of the contact form', () => touched.field],
] as const)('CONTRIBUTING.md names the files to touch for %s', (row, files) => {
  const named = namedIn(row)
  expect(files().filter((file) => !named.some((path) => matchesGlob(file, path)))).toEqual([])
})

it.each([...added, ...addedInFrench])('/%s is a page, which its sitemap names', (path) => {
  expect(textsIn(path, 'h1')).toHaveLength(1)
  expect(read('sitemap.xml')).toContain(`<loc>${site.url}/${path}</loc>`)
})

describe('a seventh service', () => {
  it('is on no plate of home, which shows the first six, and is counted there', () => {
    expect(textsIn('index', '#services article h3')).toHaveLength(6)
    expect(textsIn('index', '#services a')).toContain('All seven services')
  })

  it('is in the list of services of both languages, and in the table of sectors', () => {
    expect(textsIn('services', 'h1')).toEqual(['Services'])
    expect(textsIn('services', 'h1 + p')[0]).toMatch(/^Seven services /)
    expect(textsIn('services', 'main section[id]:has(details) h2').at(-1)).toBe('Port Approach Reading')
    expect(textsIn('fr/services', 'main section[id]:has(details) h2').at(-1)).toBe('Lecture des approches portuaires')
    expect(textsIn('sectors', 'thead th')).toHaveLength(1 + 7)
  })

  it('has its reason on the page of a sector that uses it, and of no other', () => {
    expect(textsIn('sectors/government', 'main')[0]).toContain('A coast is a border that no fence follows.')
    expect(textsIn('sectors/retail', 'main')[0]).not.toContain('A shelf waits for the truck')
  })
})

describe.each([
  [
    'blog/notice-harbour-hours',
    'fr/blogue',
    'fr/rss.xml',
    'en-CA',
    '«\u00a0Harbour Hours in Halifax\u00a0» paraît en anglais seulement.',
  ],
  ['fr/blogue/rencontre-a-rimouski', 'blog', 'rss.xml', 'fr-CA', '“Une rencontre à Rimouski” appears in French only.'],
] as const)('/%s, a notice in one language', (path, otherBlog, otherFeed, tag, line) => {
  it('is one line of the other blog, with a link that says its language, and in no feed there', () => {
    const links = document(otherBlog).querySelectorAll(`a[href="/${path}"]`)
    expect(links).toHaveLength(1)
    expect([links[0]?.getAttribute('hreflang'), links[0]?.getAttribute('lang')]).toEqual([tag, tag])
    expect((links[0]?.parentElement?.textContent ?? '').trim()).toBe(line)
    expect(links[0]?.closest('article')).toBeNull()
    expect(read(otherFeed)).not.toMatch(/Halifax|Rimouski/.exec(line)?.[0] ?? '')
  })

  it('names no pair, in its head and in the sitemap, and its switch leads to the other blog', () => {
    expect(document(path).querySelectorAll('link[hreflang], meta[property="og:locale:alternate"]')).toHaveLength(0)
    const [entry] = read('sitemap.xml')
      .split('<url>')
      .filter((one) => one.includes(`<loc>${site.url}/${path}</loc>`))
    expect(entry).not.toContain('hreflang')
    const switches = [...document(path).querySelectorAll('a[hreflang]')].map((link) => link.getAttribute('href'))
    expect(new Set(switches)).toEqual(new Set([`/${otherBlog}`]))
  })
})

it('all tests of units and of built files accept the project', async () => {
  // Budgets are what the site without these additions has reached.
  const chosen = ['--project=unit', '--project=built', '--exclude=tests/built/cost/**', '--maxWorkers=1']
  const { code, printed } = await runIn(project, 'node_modules/vitest/vitest.mjs', ['run', ...chosen])
  expect(code, printed.slice(-20_000)).toBe(0)
})
