import { execFile } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { promisify } from 'node:util'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { site } from '#content/facts/site.ts'
import { copyProject } from '#tests/project-copy.ts'
import { follow } from './recipe.ts'
import { article, page, service } from './recipes.ts'

const added = ['services/port-approaches', 'partners', 'blog/notice-port-approaches']

let project = ''
const touched = { service: [''], page: [''], article: [''] }

beforeAll(async () => {
  project = copyProject('recipes')
  // What is drawn already need not be drawn again.
  if (existsSync('.cache')) cpSync('.cache', join(project, '.cache'), { recursive: true })
  touched.service = follow(service, project)
  touched.page = follow(page, project)
  touched.article = follow(article, project)
  await node('server/publish/build.ts', '--local')
})
afterAll(() => rmSync(project, { recursive: true, force: true }))

/** Runs a program of the copy. The settings of this process, which Vitest has added to, are not handed on. */
async function node(program: string, ...args: string[]): Promise<void> {
  const { PATH, HOME, TMPDIR } = process.env
  const env = { PATH, HOME, TMPDIR, CAIRNLINE_IGNORE_ENV_FILE: '1' }
  await promisify(execFile)(process.execPath, [program, ...args], { cwd: project, env, maxBuffer: 1 << 26 })
}

const read = (file: string) => readFileSync(join(project, 'dist', 'client', file), 'utf8')

const documents = new Map<string, Document>()
function document(path: string): Document {
  const parsed = documents.get(path) ?? new JSDOM(read(`${path}.html`)).window.document
  documents.set(path, parsed)
  return parsed
}

const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim()
const textsIn = (path: string, selector: string) => [...document(path).querySelectorAll(selector)].map(textOf)

/** The nodes of a page's structured data, by type. */
function nodesOf(path: string): Map<string, Record<string, unknown>> {
  const script = document(path).querySelector('script[type="application/ld+json"]')
  const graph = JSON.parse(script?.textContent ?? '') as { '@graph': Record<string, unknown>[] }
  return new Map(graph['@graph'].map((node) => [String(node['@type']), node]))
}

/** Patterns of the paths that a row of CONTRIBUTING.md names, with `<slug>` for any name. */
function namedIn(row: string): string[] {
  const lines = readFileSync('CONTRIBUTING.md', 'utf8').split('\n')
  const line = lines.find((one) => one.startsWith(`| ${row} |`)) ?? ''
  return [...line.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path.replace(/<\w+>/g, '*'))
}

describe('CONTRIBUTING.md names the files to touch', () => {
  it.each([
    ['a service', () => touched.service, 3, []],
    ['a page', () => touched.page, 4, ['content/en/layout.ts']],
    ['an article', () => touched.article, 1, []],
  ] as const)('for %s', (row, files, count, elsewhere) => {
    const named = namedIn(row)
    expect(files()).toHaveLength(count)
    expect(files().filter((file) => !named.some((path) => matchesGlob(file, path)))).toEqual(elsewhere)
  })
})

describe.each(added)('every output knows /%s', (path) => {
  it('sitemap, llms.txt and the words of all pages', () => {
    expect(read('sitemap.xml')).toContain(`<loc>${site.url}/${path}</loc>`)
    expect(read('llms.txt')).toContain(`(${site.url}/${path}.md)`)
    expect(read('llms-full.txt')).toContain(`<!-- ${site.url}/${path} -->`)
  })

  it('a Markdown twin and a card of its own', () => {
    expect(read(`${path}.md`)).toContain(`canonical: ${site.url}/${path}\n`)
    const card = document(path).querySelector('meta[property="og:image"]')?.getAttribute('content') ?? ''
    expect(card.startsWith(`${site.url}/social/${path}`)).toBe(true)
    expect(existsSync(join(project, 'dist', 'client', card.slice(site.url.length)))).toBe(true)
  })

  it('breadcrumbs, for visitors and for crawlers', () => {
    const trail = nodesOf(path).get('BreadcrumbList')?.itemListElement as { name: string }[]
    expect(trail.length).toBeGreaterThan(1)
    expect(textsIn(path, '.breadcrumbs li')).toEqual(trail.map(({ name }) => name))
  })
})

describe('a seventh service', () => {
  it('is on no plate of home, which shows the first six, and is counted there', () => {
    expect(textsIn('index', '.service-plate h3')).toHaveLength(6)
    expect(textsIn('index', '.matrix thead th')).toHaveLength(2 + 6)
    expect(textsIn('index', '.hero .actions a')[0]).toMatch(/ seven services/)
  })

  it('is in the list of services, in words and in data', () => {
    expect(textsIn('services', 'h1')).toEqual(['Services: Seven readings of one record.'])
    expect(textsIn('services', '.fold-index b')).toHaveLength(7)
    expect(textsIn('services', '.fold h2').at(-1)).toBe('Port Approach Reading')
    expect(nodesOf('services').get('ItemList')).toMatchObject({ numberOfItems: 7 })
    expect(nodesOf('services/port-approaches').get('Service')).toMatchObject({ name: 'Port Approach Reading' })
  })

  it('has a column in the table of sectors, and its reason on the page of a sector that uses it', () => {
    expect(textsIn('sectors', '.matrix thead th')).toHaveLength(2 + 7)
    expect(textsIn('sectors/government', 'main')[0]).toContain('A coast is a border that no fence follows.')
    expect(textsIn('sectors/retail', 'main')[0]).not.toContain('A shelf waits for the truck')
  })
})

it.each(['rss.xml', 'atom.xml', 'feed.json'])('%s has the notice, first', (file) => {
  const feed = read(file)
  const first = feed.indexOf('We Now Read the Water')
  expect(first).toBeGreaterThan(0)
  expect(first).toBeLessThan(feed.indexOf('From Signal to Site'))
})

it('the checks of built pages and the specification accept the site', async () => {
  await node('node_modules/vitest/vitest.mjs', 'run', '--project=dist', '--project=specification', '--maxWorkers=1')
})
