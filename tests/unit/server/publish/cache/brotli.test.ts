import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { expect, it } from 'vitest'
import { brotli, firstBlockEnd } from '#server/publish/cache/brotli.ts'

/** Text in which nothing repeats, in the given letters. */
const words = (letters: string, count: number) =>
  Array.from({ length: count }, (_, index) => letters.at((index * index * 7919) % letters.length)).join('')
const start = `<!doctype html><html><head><style>${words('abcdefgh{};:.', 4000)}</style></head><body><h1>Name</h1>`
const page = `${start}${words('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<>"/= ', 9000)}</body></html>`

/** What a browser reads of a page of which some bytes have come. */
const readSoFar = (bytes: Buffer) =>
  brotliDecompressSync(bytes, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString()

it('keeps every byte', async () => {
  for (const text of ['', 'words', '<!doctype html><p>No heading.', page, `{"about":"${firstBlockEnd}"}`])
    expect(brotliDecompressSync(await brotli(Buffer.from(text))).toString()).toBe(text)
})

it('sends a heading before the codes of what follows it', async () => {
  const alone = brotliCompressSync(start, { finishFlush: constants.BROTLI_OPERATION_FLUSH })
  const inOneBlock = brotliCompressSync(page)
  expect(readSoFar((await brotli(Buffer.from(page))).subarray(0, alone.length))).toContain(firstBlockEnd)
  expect(readSoFar(inOneBlock.subarray(0, alone.length))).not.toContain(firstBlockEnd)
})
