import { resolve } from 'node:path'
import { readArguments, runCommand } from '#server/command.ts'
import { diskFault } from '#server/disk-fault.ts'
import { buildFolder } from '#server/publish/site-folder.ts'
import { makeRelease, rollBack } from './releases.ts'

const usage = `Usage: npm run release -- FOLDER [--rollback]
Puts the build in dist/ into a folder of releases, of which a server serves "current".
  --rollback  goes back to the release before`

/** `npm run release -- FOLDER`. It imports no package, so that a web server needs Node but no `npm ci`. */
await runCommand(async () => {
  const options = { rollback: { type: 'boolean', default: false } } as const
  const { values, positionals } = readArguments(usage, options, ['FOLDER'])
  const [folder = ''] = positionals
  if (folder.trim() === '')
    throw new Error('FOLDER is empty. Pass the path of a folder, and check that the shell variable for it is set.')
  try {
    const name = values.rollback ? rollBack(folder) : makeRelease(buildFolder, folder)
    process.stdout.write(`${resolve(folder, 'current')} is release ${name}.\n`)
  } catch (error) {
    throw new Error(error instanceof Error ? (diskFault(error) ?? error.message) : String(error))
  }
})
