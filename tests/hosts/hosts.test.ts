import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { headersOf, parseHeaderSet } from '#server/publish/headers/header-set.ts'
import { withoutTransportSecurity } from '#server/publish/headers/site-headers.ts'
import { redirectRules } from '#server/publish/redirects.ts'
import { builtFiles } from '#tests/built/site.ts'
import { allPageEntries } from '#tests/page-entries.ts'
import { type Answer, ask } from './ask.ts'
import { startCaddy } from './caddy.ts'
import { eachHost } from './each-host.ts'
import { startLocal } from './local.ts'
import { startNginx } from './nginx.ts'
import type { WebServer } from './server.ts'
import { startWrangler } from './wrangler.ts'

const hosted = parseHeaderSet(readFileSync(join('dist', 'headers.json'), 'utf8'))
/** A page of each kind. Of its headers none is of one page alone, and its policy is in its bytes. */
const samples = [
  ...new Map(
    allPageEntries()
      .filter(({ kind }) => kind !== 'notFound')
      .map((page) => [`${page.language} ${page.kind}`, page]),
  ).values(),
].map(({ file, path, isPrivate }) => ({ file, path: `/${path}`, isPrivate }))
const [asset = ''] = builtFiles.filter((file) => /^assets\/.*\.js$/.test(file))
const moves = redirectRules().filter(({ to }, index, all) => all.findIndex((other) => other.to === to) === index)

await eachHost(
  [
    { name: 'local', start: startLocal },
    { name: 'nginx', start: startNginx },
    { name: 'caddy', start: startCaddy },
    { name: 'wrangler', start: startWrangler },
  ],
  checks,
)

function checks(server: WebServer) {
  const set = server.transport === 'hosted' ? hosted : withoutTransportSecurity(hosted)

  function expectHeaders({ headers }: Answer, path: string) {
    for (const [name, value] of Object.entries(headersOf(set, path, true)))
      expect(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value)
    // No other site may read a visitor's answers.
    expect(headers['access-control-allow-origin'], path).toBeUndefined()
  }

  /** The status by which this host differs from the others for a path. Undefined where it does not differ. */
  const deviation = (path: string) => server.deviations.find(([pattern]) => pattern.test(path))?.[1]

  it.each(samples)('$path is a page, with its headers, at one address', async ({ file, path, isPrivate }) => {
    const answer = await ask(server, path)
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i)
    expect(answer.text).toBe(readFileSync(join('dist', 'client', file), 'utf8'))
    expectHeaders(answer, path)
    expect(answer.headers['x-robots-tag']).toBe(isPrivate ? 'noindex' : undefined)
    for (const spelling of path === '/' ? [] : [`${path}/`, `${path}.html`, `${path}.html/`]) {
      const { status, headers } = await ask(server, `${spelling}?a=1&b=//x`)
      if (deviation(spelling) !== undefined) {
        expect(status, spelling).toBe(deviation(spelling))
        continue
      }
      expect([301, 308], spelling).toContain(status)
      expect(headers.location, spelling).toBe(`${path}?a=1&b=//x`)
    }
  })

  it('home has one address', async () => {
    for (const spelling of ['/index', '/index.html', '/index.html/']) {
      const { status, headers } = await ask(server, `${spelling}?a=1`)
      if (deviation(spelling) !== undefined) continue
      expect([301, 307, 308], spelling).toContain(status)
      expect(headers.location, spelling).toBe('/?a=1')
    }
  })

  it.each(moves)('$from leads to $to in one step', async ({ from, to }) => {
    const answer = await ask(server, `${encodeURI(from)}?a=1`)
    expect([301, 308]).toContain(answer.status)
    expect(answer.headers.location).toBe(`${to}?a=1`)
    expect((await ask(server, to)).status).toBe(200)
  })

  it.each([
    ['/nowhere', '404.html'],
    ['/x/y', '404.html'],
    ['/nowhere/', '404.html'],
    ['/404', '404.html'],
    ['/404.html', '404.html'],
    ['/services/x', 'services/404.html'],
    ['/services/x/', 'services/404.html'],
    ['/services/404', 'services/404.html'],
    ['/sectors/GOVERNMENT', 'sectors/404.html'],
    ['/assets/missing.js', '404.html'],
    ['/figures/missing.svg', '404.html'],
    ['/fr/nulle-part', 'fr/404.html'],
    ['/fr/nulle-part/', 'fr/404.html'],
    ['/fr/404', 'fr/404.html'],
    ['/fr/services/x', 'fr/services/404.html'],
    ['/fr/secteurs/x', 'fr/secteurs/404.html'],
  ])('%s is not found, by the page %s', async (path, file) => {
    const answer = await ask(server, path)
    expect(answer.status).toBe(deviation(path) ?? 404)
    if (answer.status === 308) return
    expect(answer.text).toBe(readFileSync(join('dist', 'client', file), 'utf8'))
    // A host that cannot tell sends the headers of the folder's files.
    if (!server.knowsMissing) return expect(answer.headers['x-content-type-options']).toBe('nosniff')
    for (const [name, value] of Object.entries(headersOf(set, path, false)))
      expect(answer.headers[name.toLowerCase()], name).toBe(value)
  })

  const { log } = server
  const whereLogged = log ? it : undefined
  whereLogged?.('the link of a message is written nowhere, whatever else is', async () => {
    await ask(server, '/login?token_hash=0a1b2c&type=invite')
    await ask(server, '/about?marker=0a1b2d')
    await vi.waitFor(() => expect(log?.read().includes('0a1b2d')).toBe(log?.keeps), 30_000)
    expect(log?.read()).not.toContain('0a1b2c')
  })

  it.each([
    [`/${asset}`, /^(text|application)\/javascript/],
    ['/robots.txt', /^text\/plain; ?charset=utf-8$/i],
    ['/rss.xml', /^(text|application)\/(rss\+)?xml/],
    ['/index.md', /^text\/markdown; ?charset=utf-8$/i],
    ['/about.md', /^text\/markdown; ?charset=utf-8$/i],
    ['/fr/a-propos.md', /^text\/markdown; ?charset=utf-8$/i],
    ['/fr/site.webmanifest', /^application\/manifest\+json/],
    ['/speculation-rules.json', /^application\/speculationrules\+json/],
    ['/site.webmanifest', /^application\/manifest\+json/],
    ['/figures/edge.svg', /^image\/svg\+xml/],
    ['/data/fixes.csv', /^text\/csv(; ?charset=utf-8)?$/i],
    ['/data/fixes.geojson', /^application\/geo\+json/],
    ['/data/recompute.mjs', /^(text|application)\/javascript/],
    ['/data/datapackage.json', /^application\/json/],
    ['/social/about.png', /^image\/png/],
    ['/.well-known/security.txt', /^text\/plain/],
  ])('%s has its type and its headers', async (path, type) => {
    const answer = await ask(server, path)
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toMatch(type)
    expectHeaders(answer, path)
  })

  it('no header of one kind of file is sent with another', async () => {
    expect((await ask(server, '/figures/edge.svg')).headers['speculation-rules']).toBeUndefined()
    for (const path of ['/about', '/llms.txt', ...(server.knowsMissing ? ['/missing.md'] : [])])
      expect((await ask(server, path)).headers.link, path).toBeUndefined()
    expect((await ask(server, '/missing.md')).headers['content-type']).toMatch(/^text\/html/)
  })

  const whereMarked = server.marksPreviews ? it : undefined
  whereMarked?.('under any other name it is not for search results', async () => {
    for (const path of ['/', '/nowhere', '/robots.txt']) {
      const answer = await ask(server, path, { Host: 'preview.cairnline.example' })
      expect(answer.headers['x-robots-tag'], path).toBe('noindex')
    }
  })

  it.each([
    '/assets/',
    '/social/blog/',
    '/.env',
    '/.git/config',
    '/.vite/manifest.json',
    '/.well-known/',
    '/_headers',
    '/_redirects',
    '/about.html.br',
    '/about.html.zst',
    '/headers.json',
    '/../headers.json',
    '/%2e%2e/headers.json',
    '/%2e%2e%2fheaders.json',
    '/assets/..%2f..%2fheaders.json',
    '/..%5cheaders.json',
    '/%c0%ae%c0%ae/headers.json',
    '/%252e%252e/headers.json',
    '/about%00.html',
    '/%E0%A4%A',
    '//../headers.json',
  ])('%s shows nothing', async (path) => {
    const { status, text } = await ask(server, path)
    if (deviation(path) === undefined) {
      expect(status, text.slice(0, 200)).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
    } else expect(status).toBe(deviation(path))
    expect(text).not.toMatch(/"hostName"|"devDependencies"|Index of/)
  })

  it.each(['//evil.example/%2e%2e', '/\\evil.example/', '//evil.example/', '/%2f%2fevil.example/', '//about/'])(
    '%s leads nowhere else',
    async (path) => {
      const { headers } = await ask(server, path)
      expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/)
    },
  )
}
