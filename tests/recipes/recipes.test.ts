import { execFile } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { promisify } from 'node:util'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { site } from '#content/facts/site.ts'
import { copyProject } from '#tests/project-copy.ts'
import { follow } from './recipe.ts'
import { article, noticesAlone, page, service } from './recipes.ts'

/** English and French address of each page. */
const pairs = [
  ['services/port-approaches', 'fr/services/approches-portuaires'],
  ['partners', 'fr/partenaires'],
  ['blog/notice-port-approaches', 'fr/blogue/nous-lisons-l-eau'],
] as const
const alone = ['blog/notice-harbour-hours', 'fr/blogue/rencontre-a-rimouski'] as const
const added = [...pairs.flat(), ...alone]

let project = ''
const touched = { service: [''], page: [''], article: [''] }

beforeAll(async () => {
  project = copyProject('recipes')
  // What is drawn already need not be drawn again.
  if (existsSync('.cache')) cpSync('.cache', join(project, '.cache'), { recursive: true })
  touched.service = follow(service, project)
  touched.page = follow(page, project)
  touched.article = follow(article, project)
  follow(noticesAlone, project)
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
  const paths = [...line.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path.replace(/<\w+>/g, '*'))
  // 'Words have a pair', it says below the table.
  return paths.flatMap((path) => [path, path.replace(/^content\/en\//, 'content/fr/')])
}

describe('CONTRIBUTING.md names the files to touch', () => {
  it.each([
    ['a service', () => touched.service, 6, []],
    ['a page', () => touched.page, 7, ['content/en/layout.ts', 'content/fr/layout.ts']],
    ['an article', () => touched.article, 2, []],
  ] as const)('for %s', (row, files, count, elsewhere) => {
    const named = namedIn(row)
    expect(files()).toHaveLength(count)
    expect(files().filter((file) => !named.some((path) => matchesGlob(file, path)))).toEqual(elsewhere)
  })
})

describe.each(added)('every output knows /%s', (path) => {
  it('sitemap, llms.txt and the words of all pages', () => {
    expect(read('sitemap.xml')).toContain(`<loc>${site.url}/${path}</loc>`)
    const own = path.startsWith('fr/') ? 'fr/' : ''
    expect(read(`${own}llms.txt`)).toContain(`(${site.url}/${path}.md)`)
    expect(read(`${own}llms-full.txt`)).toContain(`<!-- ${site.url}/${path} -->`)
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

  it('is in French with its own words', () => {
    expect(textsIn('fr/services', '.fold h2').at(-1)).toBe('Lecture des approches portuaires')
    expect(textsIn('fr/secteurs/gouvernement', 'main')[0]).toContain('Une côte est une frontière')
  })

  it('has a column in the table of sectors, and its reason on the page of a sector that uses it', () => {
    expect(textsIn('sectors', '.matrix thead th')).toHaveLength(2 + 7)
    expect(textsIn('sectors/government', 'main')[0]).toContain('A coast is a border that no fence follows.')
    expect(textsIn('sectors/retail', 'main')[0]).not.toContain('A shelf waits for the truck')
  })
})

describe('the feed has the notices, first', () => {
  it.each([
    ['', 'Harbour Hours in Halifax', 'We Now Read the Water', 'From Signal to Site', 'Rimouski'],
    ['fr/', 'Une rencontre à Rimouski', 'Nous lisons maintenant l’eau', 'Du signal au lieu', 'Halifax'],
  ])('in "%s"', (folder, own, notice, article, foreign) => {
    const feed = read(`${folder}rss.xml`)
    const [first, second, third] = [own, notice, article].map((title) => feed.indexOf(title))
    expect(first).toBeGreaterThan(0)
    expect(second).toBeGreaterThan(first ?? 0)
    expect(third).toBeGreaterThan(second ?? 0)
    expect(feed).not.toContain(foreign)
  })
})

describe.each([
  [alone[0], 'fr/blogue', 'en-CA', '«\u00a0Harbour Hours in Halifax\u00a0» paraît en anglais seulement.'],
  [alone[1], 'blog', 'fr-CA', '“Une rencontre à Rimouski” appears in French only.'],
] as const)('/%s, a notice in one language', (path, otherBlog, tag, line) => {
  it('is one line of the other blog, with a link that says its language, and has no card there', () => {
    const links = document(otherBlog).querySelectorAll(`a[href="/${path}"]`)
    expect(links).toHaveLength(1)
    expect([links[0]?.getAttribute('hreflang'), links[0]?.getAttribute('lang')]).toEqual([tag, tag])
    expect((links[0]?.parentElement?.textContent ?? '').trim()).toBe(line)
    expect(links[0]?.closest('article')).toBeNull()
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

it('the checks of built pages and the specification accept the site', async () => {
  // Budgets are what the site without these additions has reached.
  const budgets = '--exclude=tests/dist/cost/**'
  const projects = ['--project=dist', '--project=specification']
  await node('node_modules/vitest/vitest.mjs', 'run', ...projects, budgets, '--maxWorkers=1')
})
