import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { addressesOf } from '#content/languages/languages.ts'
import { encodingSuffixes } from '#server/publish/cache/encodings.ts'
import { headersOf, parseHeaderSet } from '#server/publish/headers/header-set.ts'
import { withoutTransportSecurity } from '#server/publish/headers/site-headers.ts'
import { redirectRules } from '#server/publish/redirects.ts'
import { builtFiles } from '#tests/dist/site.ts'
import { type Answer, ask } from './ask.ts'
import { startCaddy } from './caddy.ts'
import { eachHost } from './each-host.ts'
import { startLocal } from './local.ts'
import { startNginx } from './nginx.ts'
import type { WebServer } from './server.ts'
import { startWrangler } from './wrangler.ts'

const hosted = parseHeaderSet(readFileSync(join('dist', 'headers.json'), 'utf8'))
const files = builtFiles.filter((file) => !encodingSuffixes.some((end) => file.endsWith(end)))
const routes = files
  .filter((file) => file.endsWith('.html') && !file.endsWith('404.html'))
  .map((file) => ({ file, path: file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}` }))
const stylesIn = (policy: string) => /style-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
const withoutStyles = (policy: string) => policy.replace(/style-src [^;]*/, '')
const privatePages = [...addressesOf('/login'), ...addressesOf('/welcome')]
/** Unknown addresses below /fr, with the page that answers. */
const frenchMissing: readonly [string, string][] = [
  ['/fr/nulle-part', 'fr/404.html'],
  ['/fr/nulle-part/', 'fr/404.html'],
  ['/fr/404', 'fr/404.html'],
  ['/fr/blogue/x', 'fr/404.html'],
  ['/fr/services/x', 'fr/services/404.html'],
  ['/fr/secteurs/x', 'fr/secteurs/404.html'],
  ['/fr/secteurs/x/', 'fr/secteurs/404.html'],
  ['/fr/secteurs/404', 'fr/secteurs/404.html'],
]
const assets = files.filter((file) => file.startsWith('assets/')).map((file) => `/${file}`)

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

  function expectHeaders(answer: Answer, path: string, found: boolean) {
    for (const [name, value] of Object.entries(headersOf(set, path, found))) {
      expectHeader(answer, name, value, path)
    }
    // No other site may read a visitor's answers.
    expect(answer.headers['access-control-allow-origin'], path).toBeUndefined()
  }

  function expectHeader({ headers }: Answer, name: string, value: string, path: string) {
    const given = String(headers[name.toLowerCase()] ?? '')
    if (name !== 'Content-Security-Policy' || server.knowsMissing || !path.startsWith('/fr/'))
      return expect(given, `${name} of ${path}`).toBe(value)
    // A host that reads few rules has one policy for French pages, with the styles of them all.
    expect(stylesIn(given), path).toEqual(expect.arrayContaining(stylesIn(value)))
    expect(withoutStyles(given), path).toBe(withoutStyles(value))
  }

  /** The status by which this host differs from the others for a path. Undefined where it does not differ. */
  const deviation = (path: string) => server.deviations.find(([pattern]) => pattern.test(path))?.[1]

  it.each(routes)('$path is a page, with its headers', async ({ file, path }) => {
    const answer = await ask(server, path)
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i)
    expect(answer.text).toBe(readFileSync(join('dist', 'client', file), 'utf8'))
    expectHeaders(answer, path, true)
    if (!privatePages.includes(path)) expect(answer.headers['x-robots-tag']).toBeUndefined()
  })

  it.each(routes.filter(({ path }) => path !== '/'))('$path has one address', async ({ path }) => {
    for (const spelling of [`${path}/`, `${path}.html`, `${path}.html/`]) {
      const answer = await ask(server, `${spelling}?a=1&b=//x`)
      if (deviation(spelling) !== undefined) {
        expect(answer.status, spelling).toBe(deviation(spelling))
        continue
      }
      expect([301, 308], spelling).toContain(answer.status)
      expect(answer.headers.location, spelling).toBe(`${path}?a=1&b=//x`)
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

  it.each(redirectRules())('$from leads to $to in one step', async ({ from, to }) => {
    const answer = await ask(server, `${encodeURI(from)}?a=1`)
    expect([301, 308]).toContain(answer.status)
    expect(answer.headers.location).toBe(`${to}?a=1`)
    expect((await ask(server, to)).status).toBe(200)
  })

  it.each([
    ['/nowhere', '404.html'],
    ['/x/y', '404.html'],
    ['/nowhere/', '404.html'],
    ['/nowhere.html', '404.html'],
    ['/404', '404.html'],
    ['/404.html', '404.html'],
    ['/services/x', 'services/404.html'],
    ['/services/x/', 'services/404.html'],
    ['/services/constructor', 'services/404.html'],
    ['/services/404', 'services/404.html'],
    ['/sectors/x', 'sectors/404.html'],
    ['/sectors/GOVERNMENT', 'sectors/404.html'],
    ['/assets/missing.js', '404.html'],
    ['/figures/missing.svg', '404.html'],
    ['/login/x', '404.html'],
    ...frenchMissing,
  ])('%s is not found, by the page %s', async (path, file) => {
    const answer = await ask(server, path)
    expect(answer.status).toBe(deviation(path) ?? 404)
    if (answer.status === 308) return
    expect(answer.text).toBe(readFileSync(join('dist', 'client', file), 'utf8'))
    const { 'Cross-Origin-Resource-Policy': _, 'Cache-Control': cache, ...known } = headersOf(set, path, false)
    expect([cache, 'no-store']).toContain(answer.headers['cache-control'])
    // A host that cannot tell sends the headers of the folder's files. Their policy names the not-found page's styles, too.
    const byPath = { ...set, rules: set.rules.filter(({ when }) => when !== 'found') }
    const { 'Cross-Origin-Resource-Policy': __, 'Cache-Control': ___, ...ofFolder } = headersOf(byPath, path, true)
    const expected = server.knowsMissing ? known : ofFolder
    for (const [name, value] of Object.entries(expected)) expectHeader(answer, name, value, path)
    expect(answer.headers['cross-origin-resource-policy']).toMatch(/^(same|cross)-origin$/)
  })

  const { log } = server
  const whereLogged = log ? it : undefined
  whereLogged?.('the link of a message is written nowhere, whatever else is', async () => {
    await ask(server, '/login?token_hash=0a1b2c&type=invite')
    await ask(server, '/about?marker=0a1b2d')
    await vi.waitFor(() => expect(log?.read().includes('0a1b2d')).toBe(log?.keeps), 30_000)
    expect(log?.read()).not.toContain('0a1b2c')
  })

  it('assets are kept for a year', async () => {
    expect(assets.length).toBeGreaterThan(5)
    for (const path of assets) {
      const answer = await ask(server, path)
      expect(answer.status, path).toBe(200)
      expectHeaders(answer, path, true)
    }
  })

  it.each([
    ['/robots.txt', /^text\/plain; ?charset=utf-8$/i],
    ['/rss.xml', /^(text|application)\/(rss\+)?xml/],
    ['/index.md', /^text\/markdown; ?charset=utf-8$/i],
    ['/about.md', /^text\/markdown; ?charset=utf-8$/i],
    ['/blog/cybersecurity-measures-protecting-gis.md', /^text\/markdown; ?charset=utf-8$/i],
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
    expectHeaders(answer, path, true)
  })

  it('a page leads to the speculation rules, a drawing to none', async () => {
    expect((await ask(server, '/about')).headers['speculation-rules']).toBe('"/speculation-rules.json"')
    expect((await ask(server, '/icon.svg')).headers['speculation-rules']).toBeUndefined()
    expect((await ask(server, '/figures/edge.svg')).headers['speculation-rules']).toBeUndefined()
  })

  it('every Markdown twin names its page, and nothing else does', async () => {
    const twins = files.filter((file) => file.endsWith('.md'))
    expect(twins).toHaveLength(routes.length - privatePages.length)
    for (const file of twins) {
      const { text, headers } = await ask(server, `/${file}`)
      const page = /^canonical: (.*)$/m.exec(text)?.[1]
      expect(headers.link, file).toBe(`<${page}>; rel="canonical"`)
    }
    const missing = server.knowsMissing ? ['/missing.md', '/services/missing.md'] : []
    for (const path of [...missing, '/about', '/llms.txt']) {
      expect((await ask(server, path)).headers.link, path).toBeUndefined()
    }
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
    '/assets/static/',
    '/figures',
    '/social/blog/',
    '/.env',
    '/.git/config',
    '/.refused/400',
    '/.vite/',
    '/.vite/manifest.json',
    '/.well-known/',
    '/_headers',
    '/_redirects',
    '/about.html.br',
    '/about.html.gz',
    '/about.html.zst',
    '/assets/entry.js.map',
    '/headers.json',
    '/../headers.json',
    '/../../package.json',
    '/%2e%2e/headers.json',
    '/%2e%2e%2fheaders.json',
    '/..%2fheaders.json',
    '/assets/..%2f..%2fheaders.json',
    '/assets/../../headers.json',
    '/..%5cheaders.json',
    '/..\\headers.json',
    '/%c0%ae%c0%ae/headers.json',
    '/%c0%ae%c0%ae%c0%afheaders.json',
    '/%252e%252e/headers.json',
    '/about%00.html',
    '/about.html%00.png',
    '/%00',
    '/%E0%A4%A',
    '/%',
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
