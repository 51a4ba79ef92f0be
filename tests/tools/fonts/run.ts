import { writeFile } from 'node:fs/promises'
import { runCommand } from '#server/command.ts'
import { cutFace } from './cut-face.ts'
import { faces } from './faces.ts'

/** `npx node tests/tools/fonts/run.ts`: cuts the site's fonts out of their packages and writes them into `components/styles/fonts`. */
await runCommand(async () => {
  for (const face of faces) {
    const bytes = await cutFace(face)
    await writeFile(`components/styles/fonts/${face.file}`, bytes)
    process.stdout.write(`${face.file}: ${bytes.length} bytes, ${face.characters.size} characters\n`)
  }
})
