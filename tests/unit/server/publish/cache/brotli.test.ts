import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { expect, it } from 'vitest'
import { brotli } from '#server/publish/cache/brotli.ts'

/** Text of the given letters without order, the same every time (a linear congruential generator). */
function words(letters: string, count: number): string {
  let state = 1
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0
    return letters.charAt((state >>> 16) % letters.length)
  }).join('')
}

const styles = words('abcdefgh{};:.', 4000)
const start = `<!doctype html><html><head><style>${styles}</style></head><body><a>Name<svg id="logo" viewBox="0 0 9 9">`
const heading = `${start}${words('PQRSTUVWXYZ', 900)}</svg></a><h1>Heading</h1>`
const page = `${heading}${words('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<>"/= ', 9000)}</body></html>`

/** What a browser reads of a page of which some bytes have come. */
const readSoFar = (bytes: Buffer) =>
  brotliDecompressSync(bytes, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString()

it('keeps every byte', async () => {
  for (const text of [
    '',
    'words',
    '<!doctype html><h1>É</h1><p>No name.',
    '<!doctype html><p>No heading.',
    page,
    '{"about":"</h1>"}',
  ])
    expect(brotliDecompressSync(await brotli(Buffer.from(text))).toString()).toBe(text)
})

it.each([
  ['the first words', start],
  ['a heading', heading],
])('sends %s before the codes of what follows', async (_, part) => {
  const alone = await brotli(Buffer.from(part))
  const inOneBlock = brotliCompressSync(page)
  expect(readSoFar((await brotli(Buffer.from(page))).subarray(0, alone.length))).toContain(part)
  expect(readSoFar(inOneBlock.subarray(0, alone.length))).not.toContain(part)
})
