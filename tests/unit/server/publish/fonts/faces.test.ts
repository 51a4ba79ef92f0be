import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { faces, subsetFace } from '#server/publish/fonts/subset-fonts.ts'

it.each(faces)('$file is what `npx node server/publish/fonts/subset-fonts.ts` writes', async (face) => {
  expect(Buffer.from(await subsetFace(face)).equals(await readFile(`components/styles/fonts/${face.file}`))).toBe(true)
})
