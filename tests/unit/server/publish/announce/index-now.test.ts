import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { announce, indexNowKey } from '#server/publish/announce/index-now.ts'

afterEach(() => vi.unstubAllEnvs())

const key = '0123456789abcdef'

/** A service that answers with a status, and what it was told. */
async function service(status: number) {
  const told: unknown[] = []
  const server = createServer(async (request, response) => {
    told.push(JSON.parse(await text(request)))
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  return {
    told,
    close: () => void server.close(),
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
  }
}

it('announces addresses with the key and where it stands', async () => {
  const { told, url } = await service(202)
  await announce(key, ['/', '/blog/new'], url)
  const origin = 'https://www.cairnline.example'
  expect(told).toEqual([
    {
      host: 'www.cairnline.example',
      key,
      keyLocation: `${origin}/${key}.txt`,
      urlList: [`${origin}/`, `${origin}/blog/new`],
    },
  ])
})

it('says in one line that the service has not found the key', async () => {
  const { url } = await service(403)
  await expect(announce(key, ['/'], url)).rejects.toThrow(
    `${url} answered 403. It has not found the key on the site: deploy a build with this INDEXNOW_KEY first.`,
  )
})

it('says in one line that nobody answers', async () => {
  const { url, close } = await service(202)
  close()
  await expect(announce(key, ['/'], url)).rejects.toThrow(
    /^http:\/\/127\.0\.0\.1:\d+ cannot be reached \(.*ECONNREFUSED.*\)\. Nothing was announced: try again later\.$/,
  )
})

it('the key is a file of the site where it is set, and nothing where it is not', () => {
  const publication = { pages: [], privatePaths: [], buildDate: new Date(0) }
  expect([...indexNowKey(publication)]).toEqual([])
  vi.stubEnv('INDEXNOW_KEY', key)
  expect([...indexNowKey(publication)]).toEqual([{ file: `${key}.txt`, text: key }])
})
