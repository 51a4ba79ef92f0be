/* A build that fails or is interrupted leaves the last one whole. */

import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkFolder, dropStaging, openStaging, replaceBuild } from '#server/publish/staging.ts'
import { temporaryFolder } from '#tests/unit/server/local/temporary-folder.ts'

/** A folder with a last good build, and with a new one in the making. */
function halfBuilt() {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'client'))
  writeFileSync(join(folder, 'client', 'index.html'), 'last')
  const staging = openStaging(folder)
  mkdirSync(join(staging, 'client'))
  writeFileSync(join(staging, 'client', 'about.html'), 'next')
  return folder
}
const last = (folder: string) => readFileSync(join(folder, 'client', 'index.html'), 'utf8')

it('leaves the last build whole after a step that throws', () => {
  const folder = halfBuilt()
  dropStaging(folder)
  expect([readdirSync(folder), last(folder)]).toEqual([['client'], 'last'])
})

it('replaces the last build by a finished one, and takes away what the new one has not', () => {
  const folder = halfBuilt()
  replaceBuild(folder)
  expect([readdirSync(folder), readdirSync(join(folder, 'client'))]).toEqual([['client'], ['about.html']])
})

it('puts a build back that was stopped while it replaced the last one', () => {
  const folder = halfBuilt()
  mkdirSync(join(folder, '.replaced'))
  renameSync(join(folder, 'client'), join(folder, '.replaced', 'client'))
  openStaging(folder)
  expect(last(folder)).toBe('last')
})

it.each(['content', 'dist/client', '.', '..', '../other', ''])(
  'builds into no folder that has other files: %s',
  (folder) => {
    const root = temporaryFolder()
    for (const path of ['content/en', 'dist/client/blog']) mkdirSync(join(root, path), { recursive: true })
    writeFileSync(join(root, 'dist', 'files.json'), '{}')
    expect(() => checkFolder(folder, root)).toThrow(`--into is "${folder}"`)
    for (const right of ['dist', 'dist-of-tomorrow', join(root, 'dist')])
      expect(() => checkFolder(right, root)).not.toThrow()
  },
)
