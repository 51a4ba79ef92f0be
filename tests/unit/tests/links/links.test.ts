import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { externalLinks, judge } from '#tests/tools/links/links.ts'

const server = createServer((request, response) => {
  const path = request.url ?? ''
  const status = Number(/^\/status\/(\d+)$/.exec(path)?.[1] ?? 200)
  if (path.startsWith('/to/')) response.writeHead(301, { Location: path.slice('/to'.length) }).end()
  else response.writeHead(status).end('A page')
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
afterAll(() => void server.close())

it.each([
  ['/page', { kind: 'found' }],
  ['/to/page', { kind: 'found' }],
  ['/to/', { kind: 'moved', to: expect.stringMatching(/\d\/$/) }],
  ['/status/404', { kind: 'broken', why: 'status 404' }],
  ['/status/410', { kind: 'broken', why: 'status 410' }],
  ['/status/403', { kind: 'unclear', why: 'status 403' }],
  ['/status/503', { kind: 'unclear', why: 'status 503' }],
])('%s is %j', async (path, judgement) => {
  expect(await judge(origin + path)).toEqual(judgement)
})

it('a site that does not answer is silent', async () => {
  expect(await judge('http://127.0.0.1:1/')).toMatchObject({ kind: 'silent' })
})

it('links are those to other sites, each once', () => {
  const page =
    '<a href="https://doi.example/1#a">x</a><a href="https://doi.example/1">x</a><a href="/b">y</a><a href="https://own.example/c">z</a>'
  expect([...externalLinks([['a.html', page]], 'https://own.example')]).toEqual([['https://doi.example/1', 'a.html']])
})
