import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { cutFace } from '#tests/tools/fonts/cut-face.ts'
import { faces } from '#tests/tools/fonts/faces.ts'

it.each(faces)('$file is what `npx node tests/tools/fonts/run.ts` writes', async (face) => {
  expect(Buffer.from(await cutFace(face)).equals(await readFile(`components/styles/fonts/${face.file}`))).toBe(true)
})
