import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { createApp } from '#server/local/app.ts'
import type { LocalBindings } from '#server/local/form.ts'
import { smallSite } from './small-site.ts'

function app(site = smallSite()) {
  return createApp(site, new Hono())
}

async function ask(path: string, init: RequestInit = {}, site?: string): Promise<Response> {
  return app(site).request(`http://localhost:4173${path}`, init)
}

describe('a page', () => {
  it.each([
    ['/', 'Home'],
    ['/about', 'About'],
    ['/about/precision', 'Precision'],
    ['/services', 'Services'],
    ['/services/gis?from=home', 'GIS'],
    ['/%61bout', 'About'],
  ])('is at %s', async (path, text) => {
    const response = await ask(path)
    expect([response.status, await response.text()]).toEqual([200, text])
  })

  it.each([
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/about.html/', '/about'],
    ['/services/gis/?a=1&b=//x', '/services/gis?a=1&b=//x'],
    ['//about', '/about'],
    ['//about//', '/about'],
    ['/index', '/'],
    ['/index.html', '/'],
    ['//', '/'],
    ['/robots.txt/', '/robots.txt'],
  ])('asked for as %s moves to %s', async (path, location) => {
    const response = await ask(path)
    expect([response.status, response.headers.get('Location')]).toEqual([308, location])
  })

  it('shows its new text after a rebuild', async () => {
    const site = smallSite()
    const host = app(site)
    writeFileSync(join(site, 'services.html'), 'Rebuilt')
    expect(await (await host.request('/services')).text()).toBe('Rebuilt')
  })

  it('may not be changed or sent to', async () => {
    const response = await ask('/about', { method: 'POST' })
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
  })
})

describe('an address that leads nowhere', () => {
  it.each([
    ['/nowhere', 'Not found'],
    ['/services/nowhere', 'Service not found'],
    ['/services/gis/deeper', 'Service not found'],
    ['/services/%E0%A4%A', 'Service not found'],
    ['/sectors/GOVERNMENT', 'Sector not found'],
    ['/sectors/__proto__', 'Sector not found'],
    ['/services/constructor', 'Service not found'],
    ['/servicesx/a', 'Not found'],
    ['/404', 'Not found'],
    ['/404.html', 'Not found'],
    ['/services/404.html', 'Service not found'],
    ['/About', 'Not found'],
    ['/%E0%A4%A', 'Not found'],
    ['/%', 'Not found'],
    ['/folder', 'Not found'],
    ['/folder/', 'Not found'],
    ['/assets/', 'Not found'],
    ['/about.html.br', 'Not found'],
    ['/_headers', 'Not found'],
    [`/${'a'.repeat(5_000)}`, 'Not found'],
    [`/${'a/'.repeat(3_000)}`, 'Not found'],
  ])('as %s gets the nearest page and status 404', async (path, text) => {
    const response = await ask(path)
    expect([response.status, await response.text()]).toEqual([404, text])
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
  })

  it('is told so also where the site has no page for it', async () => {
    const site = smallSite()
    rmSync(join(site, '404.html'))
    const response = await ask('/nowhere', {}, site)
    expect([response.status, await response.text()]).toEqual([404, 'Not found.'])
  })
})

describe('a hostile address', () => {
  it.each([
    '/../outside',
    '/..%2foutside',
    '/%2e%2e/outside',
    '/%2e%2e%2foutside.html',
    '/services/..%2f..%2foutside',
    '/..%5coutside',
    '/%5c..%5coutside',
    '/..%00/outside',
    '/outside%00.html',
    '/%c0%ae%c0%ae/outside',
    '/%252e%252e/outside',
    '/..;/outside',
    '/.env',
    '/%2eenv',
    '/.well-known/../.env',
    '/.well-known/%2e%2e%2f.env',
    '/.well-known/.hidden',
  ])('%s gives no file', async (path) => {
    const response = await ask(path)
    expect(response.status).toBe(404)
    expect(await response.text()).toMatch(/not found$/i)
  })

  it.each([
    '//evil.example/',
    '//evil.example/about/',
    '///evil.example/',
    '/%2f%2fevil.example/',
    '/%5cevil.example/',
    '/\\evil.example/',
    '//evil.example/%2e%2e/',
    '/.//evil.example/',
  ])('%s leads to no other host', async (path) => {
    const location = (await ask(path)).headers.get('Location')
    expect(new URL(location ?? '/', 'http://localhost:4173').origin).toBe('http://localhost:4173')
  })

  it('that is a link out of the site gives no file', async () => {
    const site = smallSite()
    symlinkSync(join(site, '..', 'outside.html'), join(site, 'link.html'))
    expect((await ask('/link', {}, site)).status).toBe(404)
  })

  it('is no danger where the site itself is behind a link', async () => {
    const site = smallSite()
    const link = join(mkdtempSync(join(site, '..', 'link-')), 'site')
    symlinkSync(site, link)
    expect((await ask('/about', {}, link)).status).toBe(200)
  })
})

describe('the headers of', () => {
  it.each([
    ['/about', 'text/html; charset=utf-8'],
    ['/mark.svg', 'image/svg+xml; charset=utf-8'],
    ['/assets/entry.3f2a.js', 'text/javascript; charset=utf-8'],
    ['/assets/page.css', 'text/css; charset=utf-8'],
    ['/inter.woff2', 'font/woff2'],
    ['/photo.png', 'image/png'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/feed.json', 'application/json'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ])('%s name its type', async (path, type) => {
    const response = await ask(path)
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, type])
  })

  it.each([
    ['/about', 'public, max-age=0, must-revalidate', null],
    ['/assets/page.css', 'public, max-age=31536000, immutable', null],
    ['/login', 'no-store', 'noindex'],
    ['/welcome', 'no-store', 'noindex'],
    ['/%77elcome', 'no-store', 'noindex'],
  ])('%s say how long it may be kept', async (path, cache, robots) => {
    const { headers } = await ask(path)
    expect([headers.get('Cache-Control'), headers.get('X-Robots-Tag')]).toEqual([cache, robots])
  })

  it.each(['/about', '/nowhere', '/about/', '/assets/page.css'])('%s protect it', async (path) => {
    const { headers } = await ask(path)
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(headers.get('Strict-Transport-Security')).toBeNull()
  })
})

describe('a file with compressed copies', () => {
  it.each([
    [undefined, null],
    ['', null],
    ['identity', null],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0.5, gzip;q=0.9', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', null],
    ['gzip;q=0, *', 'br'],
    ['*', 'br'],
    ['*;q=0', null],
    ['identity;q=1, br;q=0.5', null],
    ['deflate', null],
    ['brotli', null],
  ])('for Accept-Encoding "%s" is sent as %s', async (accept, encoding) => {
    const response = await ask('/about', accept === undefined ? {} : { headers: { 'Accept-Encoding': accept } })
    expect([response.headers.get('Content-Encoding'), response.headers.get('Vary')]).toEqual([
      encoding,
      'Accept-Encoding',
    ])
    const body = Buffer.from(await response.arrayBuffer())
    expect(Number(response.headers.get('Content-Length'))).toBe(body.byteLength)
    const text = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body
    expect(text.toString()).toBe('About')
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
  })

  it('is told from one without', async () => {
    const response = await ask('/services', { headers: { 'Accept-Encoding': 'br' } })
    expect([response.headers.get('Content-Encoding'), response.headers.get('Vary')]).toEqual([null, null])
  })

  it('has a tag for each, by which it is not sent again', async () => {
    const host = app()
    const tags: (string | null)[] = []
    for (const encoding of ['br', 'gzip', 'identity']) {
      const tag = (await host.request('/about', { headers: { 'Accept-Encoding': encoding } })).headers.get('ETag')
      const headers = { 'Accept-Encoding': encoding, 'If-None-Match': `"other", ${tag}` }
      const again = await host.request('/about', { headers })
      expect([again.status, await again.text(), again.headers.get('Vary')]).toEqual([304, '', 'Accept-Encoding'])
      tags.push(tag)
    }
    expect(new Set(tags).size).toBe(3)
  })

  it('answers HEAD with the headers of GET and no body', async () => {
    const init = { headers: { 'Accept-Encoding': 'br' } }
    const [get, head] = [await ask('/about', init), await ask('/about', { ...init, method: 'HEAD' })]
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers))
    expect([head.status, await head.text()]).toEqual([200, ''])
  })
})

describe('a failure', () => {
  it('is answered without its details', async () => {
    const broken = new Hono<{ Bindings: LocalBindings }>()
    broken.get('/form/broken', () => {
      throw new Error('secret detail')
    })
    const response = await createApp(smallSite(), broken).request('/form/broken')
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('secret')
  })
})
