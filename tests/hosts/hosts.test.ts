// What the check of a deployment does not ask: deploy-check.test.ts has each host pass that one.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parseHeaderSet } from '#server/publish/headers/header-set.ts'
import { withoutTransportSecurity } from '#server/publish/headers/site-headers.ts'
import { startCaddy } from './caddy.ts'
import { eachHost } from './each-host.ts'
import { startLocal } from './local.ts'
import { startNginx, startNginxWithBrotli } from './nginx.ts'
import { type Answer, ask } from './raw-request.ts'
import type { WebServer } from './web-server.ts'
import { startWrangler } from './wrangler.ts'

const hosted = parseHeaderSet(readFileSync(join('dist', 'headers.json'), 'utf8'))

const servers = [
  { name: 'local', start: startLocal },
  { name: 'nginx', start: startNginx },
  { name: 'caddy', start: startCaddy },
]
await eachHost([...servers, { name: 'wrangler', start: startWrangler }], checks)
await eachHost([...servers, { name: 'nginx with brotli', start: startNginxWithBrotli }], checksOfServers)

function checks(server: WebServer) {
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

  it.each(['//evil.example/%2e%2e', '/\\evil.example/', '//evil.example/', '/%2f%2fevil.example/', '//about/'])(
    '%s leads nowhere else',
    async (path) => expect((await ask(server, path)).headers.location ?? '/').toMatch(/^\/(?![/\\])/),
  )
}

function checksOfServers(server: WebServer) {
  const { everywhere } = server.transport === 'hosted' ? hosted : withoutTransportSecurity(hosted)

  /** Each header of the set, once: Node joins those of one name by a comma. */
  function expectProtected({ headers }: Answer, what: string, except: readonly string[] = []) {
    for (const [name, value] of Object.entries(everywhere))
      if (!except.includes(name)) expect(headers[name.toLowerCase()], `${name} of ${what}`).toBe(value)
  }

  it.each([
    ['gzip, deflate, br, zstd', 'br', ''],
    ['br;q=0, gzip', 'gzip', ''],
    ['gzip', 'gzip', '1.1 proxy.example'],
    ['', undefined, ''],
  ] as const)('for "%s" a page travels as %s, or as gzip without brotli, and once', async (accept, encoding, via) => {
    const headers = { 'Accept-Encoding': accept, ...(via === '' ? {} : { Via: via }) }
    const answer = await ask(server, '/about', headers)
    const best = encoding === 'br' && !server.encodings.includes('br') ? 'gzip' : encoding
    expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual([best, 'Accept-Encoding'])
    const { etag = '' } = answer.headers
    const again = await ask(server, '/about', { ...headers, 'If-None-Match': `"other", ${etag}` })
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag])
  })

  it('a not-found page is whole, whatever is asked of it', async () => {
    const { body, headers } = await ask(server, '/nowhere')
    const { etag = '*', 'last-modified': date = new Date().toUTCString() } = headers
    for (const condition of [{ 'If-None-Match': etag }, { 'If-None-Match': '*' }, { 'If-Modified-Since': date }]) {
      const answer = await ask(server, '/nowhere', condition)
      expect([answer.status, answer.body.equals(body)], JSON.stringify(condition)).toEqual([404, true])
    }
  })

  it('the copies of a page in each encoding have tags of their own, and what is compressed already has none', async () => {
    const encodings = ['identity', ...server.encodings]
    const copies = await Promise.all(encodings.map((accept) => ask(server, '/about', { 'Accept-Encoding': accept })))
    expect(new Set(copies.map(({ headers }) => headers.etag)).size).toBe(encodings.length)
    const { headers } = await ask(server, '/icon-512.png', { 'Accept-Encoding': 'br, gzip' })
    expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined])
  })

  it.each(['/assets/..%2f..%2fheaders.json', '/%c0%ae%c0%ae/headers.json', '/about%00.html', '/%E0%A4%A'])(
    '%s shows nothing',
    async (path) => {
      const { status, text } = await ask(server, path)
      expect(Math.floor(status / 100), text.slice(0, 200)).toBe(4)
    },
  )

  it.each(['POST', 'OPTIONS', 'TRACE'])('%s is refused at every address', async (method) => {
    for (const path of ['/', '/about', '/signin', '/nowhere', '/.env']) {
      const answer = await ask(server, path, {}, method)
      expect([answer.status, answer.headers.allow], path).toEqual([405, 'GET, HEAD'])
      // Some hosts refuse before they look for the rules of an address, others after.
      const ofAddress = ['Referrer-Policy', 'Cache-Control', 'Content-Security-Policy', 'Speculation-Rules']
      expectProtected(answer, `${method} ${path}`, ofAddress)
      expect(answer.headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
      expect(answer.headers['access-control-allow-origin'], path).toBeUndefined()
    }
  })
}
