import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { expect, it } from 'vitest'
import { builtFiles } from '#tests/built/site.ts'
import { type Answer, ask } from './ask.ts'
import { startCaddy } from './caddy.ts'
import { eachHost } from './each-host.ts'
import { startLocal } from './local.ts'
import { startNginx, startNginxWithBrotli } from './nginx.ts'
import type { WebServer } from './server.ts'

const encodings = { br: '.br', gzip: '.gz' } as const
type Encoding = keyof typeof encodings

const built = (file: string) => readFileSync(join('dist', 'client', file))

/** One file of each type that the build encodes. */
const samples = [
  ...Map.groupBy(
    builtFiles.filter((file) => existsSync(join('dist', 'client', `${file}.gz`)) && !file.endsWith('404.html')),
    extname,
  ).values(),
].map(([file = '']) => ({ file, path: `/${file.replace(/\.html$/, '')}` }))

/** Types that nothing compresses: the build writes no encoding beside them. */
const compressed = builtFiles.filter((file) => /\.(png|woff2)$/.test(file)).map((file) => `/${file}`)

await eachHost(
  [
    { name: 'local', start: startLocal },
    { name: 'nginx', start: startNginx },
    { name: 'nginx with brotli', start: startNginxWithBrotli },
    { name: 'caddy', start: startCaddy },
  ],
  checks,
)

function checks(server: WebServer) {
  const asked = (path: string, accept: string | undefined, headers: Record<string, string> = {}) =>
    ask(server, path, { ...headers, ...(accept === undefined ? {} : { 'Accept-Encoding': accept }) })
  const isOffered = (encoding: Encoding) => server.encodings.includes(encoding)

  it.each(samples)('$path travels in each encoding, as the build has made it', async ({ file, path }) => {
    const plain = await asked(path, undefined)
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.body.equals(built(file))).toBe(true)
    expectOneVary(plain)
    const tags = [plain.headers.etag]
    for (const [encoding, suffix] of Object.entries(encodings) as [Encoding, string][]) {
      const answer = await asked(path, encoding)
      expect(answer.status).toBe(200)
      expect(answer.headers['content-type'], encoding).toBe(plain.headers['content-type'])
      expectOneVary(answer)
      expect(answer.headers['content-encoding']).toBe(isOffered(encoding) ? encoding : undefined)
      if (!isOffered(encoding)) continue
      expect(answer.body.equals(built(`${file}${suffix}`)), encoding).toBe(true)
      tags.push(answer.headers.etag)
    }
    expect(tags).not.toContain(undefined)
    expect(new Set(tags).size).toBe(tags.length)
  })

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['deflate', undefined],
    ['', undefined],
  ] as const)('for "%s" a page travels as %s, or as gzip without brotli', async (accept, encoding) => {
    const answer = await asked('/about', accept)
    const best = encoding === 'br' && !isOffered('br') ? 'gzip' : encoding
    expect(answer.headers['content-encoding']).toBe(best)
    expectOneVary(answer)
    expect(answer.body.equals(built(`about.html${best ? encodings[best] : ''}`))).toBe(true)
  })

  it('a page that a proxy asks for travels in an encoding, too', async () => {
    const answer = await asked('/about', 'gzip', { Via: '1.1 proxy.example' })
    expect(answer.headers['content-encoding']).toBe('gzip')
  })

  it.each([undefined, ...server.encodings])('what has not changed is not sent again, as %s', async (encoding) => {
    const { etag = '' } = (await asked('/about', encoding)).headers
    const again = await asked('/about', encoding, { 'If-None-Match': `"other", ${etag}` })
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag])
    expectOneVary(again)
  })

  it.each(server.encodings)('a not-found page travels as %s', async (encoding) => {
    const answer = await asked('/services/nowhere', encoding)
    expect([answer.status, answer.headers['content-encoding']]).toEqual([404, encoding])
    expect(answer.body.equals(built(`services/404.html${encodings[encoding]}`))).toBe(true)
    expectOneVary(answer)
  })

  it('what is compressed already has no encoding, and its answer does not vary', async () => {
    expect(compressed.length).toBeGreaterThan(5)
    for (const path of compressed.slice(0, 3)) {
      const { status, headers } = await asked(path, 'br, gzip, zstd')
      expect([status, headers['content-encoding'], headers.vary], path).toEqual([200, undefined, undefined])
    }
  })
}

/** Whether a cache learns, once, that the answer depends on Accept-Encoding. */
function expectOneVary({ headers }: Answer) {
  expect(headers.vary).toBe('Accept-Encoding')
}
