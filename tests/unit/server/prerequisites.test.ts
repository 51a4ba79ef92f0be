import { execFile } from 'node:child_process'
import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#tests/unit/server/local/temporary-folder.ts'

/** What `npm start` prints in a folder that contains the project's commands, and no packages. */
function start(name: string): Promise<string> {
  const cwd = join(temporaryFolder(), name)
  mkdirSync(cwd)
  for (const file of ['package.json', 'server']) cpSync(file, join(cwd, file), { recursive: true })
  return new Promise((resolve) => execFile('npm', ['start'], { cwd }, (_, ...printed) => resolve(printed.join(''))))
}

it('says what to do before the packages are installed', async () => {
  expect(await start('site')).toMatch(/^Run npm ci first\. .*\n(npm error .*\n)*$/m)
})

it.each(["d'été", 'n#1', 'a*b'])('says that the project cannot be built below %s', async (name) => {
  expect(await start(name)).toContain('Rename that folder, or move the project.')
})
