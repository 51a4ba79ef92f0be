import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import type { LocalEnv } from '#server/local/request-sender.ts'
import { createApp } from '#server/local/site/app.ts'
import { app, ask } from './app-harness.ts'
import { smallSite } from './small-site.ts'

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
  ])('%s state its type', async (path, type) => {
    const response = await ask(path)
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, type])
  })

  it.each([
    ['/about', 'public, max-age=0, must-revalidate', null],
    ['/assets/page.css', 'public, max-age=31536000, immutable', null],
    ['/login', 'no-store', 'noindex'],
    ['/welcome', 'no-store', 'noindex'],
    ['/%77elcome', 'no-store', 'noindex'],
  ])('%s state how long it may be cached', async (path, cache, robots) => {
    const { headers } = await ask(path)
    expect([headers.get('Cache-Control'), headers.get('X-Robots-Tag')]).toEqual([cache, robots])
  })

  const pages = "script-src 'self' 'sha256-script'"
  it.each([
    ['/about', pages],
    ['/nowhere', pages],
    ['/about/', pages],
    ['/assets/page.css', "default-src 'none'; frame-ancestors 'none'"],
    ['/assets/missing.css', pages],
    ['/%', pages],
  ])('%s include the protective ones', async (path, policy) => {
    const { headers } = await ask(path)
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringContaining(policy),
    })
  })

  it('a page do not send the browser to https, where nothing answers', async () => {
    const { headers } = await ask('/about')
    expect(headers.get('Strict-Transport-Security')).toBeNull()
    expect(headers.get('Content-Security-Policy')).not.toContain('upgrade-insecure-requests')
  })

  it('a missing asset do not let it be cached for a year', async () => {
    const { status, headers } = await ask('/assets/missing.css')
    expect([status, headers.get('Cache-Control')]).toEqual([404, 'public, max-age=0, must-revalidate'])
  })

  it('a service’s answer keep what the service has set', async () => {
    const service = new Hono<LocalEnv>()
    service.get('/form/refusal', (c) => {
      c.header('Cache-Control', 'no-store')
      c.header('Content-Security-Policy', "default-src 'none'")
      return c.text('no', 400)
    })
    const { headers } = await createApp(smallSite(), service).request('/form/refusal')
    expect([headers.get('Cache-Control'), headers.get('Content-Security-Policy')]).toEqual([
      'no-store',
      "default-src 'none'",
    ])
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  })
})

describe('a file with encodings', () => {
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

  it('differs from a file without', async () => {
    const response = await ask('/services', { headers: { 'Accept-Encoding': 'br' } })
    expect([response.headers.get('Content-Encoding'), response.headers.get('Vary')]).toEqual([null, null])
  })

  it('has an ETag for each, by which it is not sent again', async () => {
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
  it('is answered without details', async () => {
    const broken = new Hono<LocalEnv>()
    broken.get('/form/broken', () => {
      throw new Error('secret detail')
    })
    const response = await createApp(smallSite(), broken).request('/form/broken')
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('secret')
  })
})
