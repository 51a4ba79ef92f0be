import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { cutFace, faces } from '#server/publish/fonts/cut-faces.ts'

it.each(faces)('$file is what `npx node server/publish/fonts/cut-faces.ts` writes', async (face) => {
  expect(Buffer.from(await cutFace(face)).equals(await readFile(`components/styles/fonts/${face.file}`))).toBe(true)
})
