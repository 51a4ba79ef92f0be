import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { cutFace } from '#server/publish/fonts/cut-face.ts'
import { faces } from '#server/publish/fonts/faces.ts'

it.each(faces)('$file is what `npm run fonts` writes', async (face) => {
  expect(Buffer.from(await cutFace(face)).equals(await readFile(`components/styles/fonts/${face.file}`))).toBe(true)
})
