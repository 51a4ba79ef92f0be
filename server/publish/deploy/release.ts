import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { diskFault } from '#server/publish/disk-fault.ts'
import { buildFolder } from '#server/publish/site-folder.ts'
import { makeRelease, rollBack } from './releases.ts'

const usage =
  'Usage: npm run release -- FOLDER, and to go back to the last good release: npm run release -- FOLDER --rollback'

/**
 * `npm run release -- FOLDER`: puts the build in `dist/` into a folder of releases, of which a server serves `current`. It
 * imports no package, so that a web server needs Node and nothing that `npm ci` brings.
 */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { rollback: { type: 'boolean', default: false } },
  })
  const [folder, ...others] = positionals
  if (folder === undefined || others.length > 0) throw new Error(usage)
  if (folder.trim() === '') throw new Error('The folder is an empty text. Set the variable that should name it.')
  const name = values.rollback ? rollBack(folder) : makeRelease(buildFolder, folder)
  process.stdout.write(
    `${resolve(folder, 'current')} is release ${name}. Now let the server read its configuration again.\n`,
  )
} catch (error) {
  const message = error instanceof Error ? (diskFault(error) ?? error.message) : String(error)
  process.stderr.write(`${message.split('\n', 1)[0]}\n`)
  process.exitCode = 1
}
