import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { compressFolder, removeEncodings } from '#server/publish/cache/compress.ts'
import { filesBelow } from '#server/publish/files.ts'

const folder = mkdtempSync(join(tmpdir(), 'cairnline-encodings-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('encodings stand beside text that they shorten, and a host that compresses by itself receives none', async () => {
  mkdirSync(join(folder, 'blog'))
  const files = ['blog/long.html', 'drawing.svg', 'photo.png', 'short.txt']
  // New bytes, which the cache does not hold, and the same in two files.
  const text = `${crypto.randomUUID()} `
  for (const file of files) writeFileSync(join(folder, file), text.repeat(file === 'short.txt' ? 2 : 100))
  await compressFolder(folder)
  const encoded = ['blog/long.html', 'drawing.svg'].flatMap((file) => ['.br', '.gz', '.zst'].map((end) => file + end))
  expect(await filesBelow(folder)).toEqual([...files, ...encoded].sort())
  await removeEncodings(folder)
  expect(await filesBelow(folder)).toEqual(files)
})
