import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { parseHeaderSet } from '#server/publish/headers/header-set.ts'
import { withoutTransportSecurity } from '#server/publish/headers/site-headers.ts'
import { messageLinkRedirects } from '#server/publish/redirects.ts'
import { type Answer, ask } from './ask.ts'
import { startCaddy } from './caddy.ts'
import { eachHost } from './each-host.ts'
import { startLocal } from './local.ts'
import { startNginx } from './nginx.ts'
import type { WebServer } from './server.ts'

const hosted = parseHeaderSet(readFileSync(join('dist', 'headers.json'), 'utf8'))

await eachHost(
  [
    { name: 'local', start: startLocal },
    { name: 'nginx', start: startNginx },
    { name: 'caddy', start: startCaddy },
  ],
  checks,
)
await eachHost([{ name: 'nginx, of what is no request', start: startNginx }], rawChecks)

function checks(server: WebServer) {
  const { everywhere } = server.transport === 'hosted' ? hosted : withoutTransportSecurity(hosted)

  /** Each header of the set, once: Node joins those of one name by a comma. */
  function expectProtected({ headers }: Answer, what: string, except: readonly string[] = []) {
    for (const [name, value] of Object.entries(everywhere))
      if (!except.includes(name)) expect(headers[name.toLowerCase()], `${name} of ${what}`).toBe(value)
  }

  it.each(['POST', 'OPTIONS', 'TRACE'])('%s is refused at every address', async (method) => {
    for (const path of ['/', '/about', '/signin', '/nowhere', '/.env']) {
      const answer = await ask(server, path, {}, method)
      expect([answer.status, answer.headers.allow], path).toEqual([405, 'GET, HEAD'])
      // Some hosts refuse before they look for the rules of an address, others after.
      expectProtected(answer, `${method} ${path}`, ['Referrer-Policy', 'Cache-Control'])
      expect(answer.headers['referrer-policy'], path).toMatch(/^(no-referrer|strict-origin-when-cross-origin)$/)
      expect(answer.headers['cache-control'], path).toMatch(/^(no-store|public, max-age=0, must-revalidate)$/)
      expect(answer.headers['access-control-allow-origin'], path).toBeUndefined()
    }
  })

  it('an impossible part of a file is refused or ignored, with each header once', async () => {
    const answer = await ask(server, '/about', { Range: 'bytes=99999999-' })
    expect([200, 416]).toContain(answer.status)
    expectProtected(answer, 'an impossible part')
  })

  it.each(messageLinkRedirects())('$from leads to $to and keeps a link’s token to itself', async ({ from, to }) => {
    const query = '?token_hash=3f2a1b&type=invite'
    const answer = await ask(server, `${from}${query}`)
    expect([301, 308]).toContain(answer.status)
    expect(answer.headers.location).toBe(`${to}${query}`)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['referrer-policy']).toBe('no-referrer')
    expectProtected(answer, from, ['Cache-Control', 'Referrer-Policy'])
  })

  it('no address of a link’s page is written to a log', async () => {
    const { log } = server
    if (log === undefined) throw new Error('Each of these hosts has a log, or is known to keep none.')
    for (const { from } of messageLinkRedirects()) await ask(server, `${from}?token_hash=4c3b2a`)
    await ask(server, '/about?marker=4c3b2b')
    await vi.waitFor(() => expect(log.read().includes('4c3b2b')).toBe(log.keeps), 30_000)
    expect(log.read()).not.toContain('4c3b2a')
  })
}

function rawChecks({ port }: WebServer) {
  const many = 'a'.repeat(40_000)
  it.each([
    ['a name that is none', 'GET / HTTP/1.1\r\nHost: a b', 400],
    ['no name', 'GET / HTTP/1.1', 400],
    ['a header that is too long', `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${many}`, 400],
    ['an address that is too long', `GET /${many} HTTP/1.1\r\nHost: localhost`, 414],
    ['a body that is too long', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000000', 413],
    ['TRACE', 'TRACE / HTTP/1.1\r\nHost: localhost', 405],
  ])('%s is refused with the headers of the site', async (_, request, status) => {
    const answer = await answerTo(port, `${request}\r\nConnection: close\r\n\r\n`)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    const lines = answer.slice(0, answer.indexOf('\r\n\r\n')).split('\r\n')
    for (const [name, value] of Object.entries(hosted.everywhere))
      expect(lines.filter((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))).toEqual([
        `${name}: ${value}`,
      ])
    expect(lines.includes('Allow: GET, HEAD')).toBe(status === 405)
  })
}

/** Status line and headers of a server's answer to text that may be no request. */
async function answerTo(port: number, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(request)
  let answer = ''
  for await (const bytes of socket) {
    answer += String(bytes)
    if (answer.includes('\r\n\r\n')) break
  }
  return answer
}
