import { afterEach, expect, it, vi } from 'vitest'
import { announce, indexNowKey } from '#server/publish/announce/index-now.ts'
import { hosted } from '#tests/unit/server/local/commands/hosted-stand-in.ts'

afterEach(() => vi.unstubAllEnvs())

const key = '0123456789abcdef'

it('announces addresses with the key and where it stands', async () => {
  const { asked, url } = await hosted({ status: 202 })
  await announce(key, ['/', '/blog/new'], url)
  const origin = 'https://www.cairnline.example'
  expect(asked.map(({ body }) => JSON.parse(body))).toEqual([
    {
      host: 'www.cairnline.example',
      key,
      keyLocation: `${origin}/${key}.txt`,
      urlList: [`${origin}/`, `${origin}/blog/new`],
    },
  ])
})

it('says in one line that the service has not found the key', async () => {
  const { url } = await hosted({ status: 403 })
  await expect(announce(key, ['/'], url)).rejects.toThrow(
    `${url} answered 403. It has not found the key on the site: deploy a build with this INDEXNOW_KEY first.`,
  )
})

it('says in one line that nobody answers', async () => {
  await expect(announce(key, ['/'], 'http://127.0.0.1:9')).rejects.toThrow(
    /^http:\/\/127\.0\.0\.1:9 cannot be reached \(.*\)\. Nothing was announced: try again later\.$/,
  )
})

it('the key is a file of the site where it is set, and nothing where it is not', () => {
  const publication = { pages: [], privatePaths: [], buildDate: new Date(0) }
  expect([...indexNowKey(publication)]).toEqual([])
  vi.stubEnv('INDEXNOW_KEY', key)
  expect([...indexNowKey(publication)]).toEqual([{ file: `${key}.txt`, text: key }])
})
