import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { diskFault } from '#server/publish/disk-fault.ts'
import { buildFolder } from '#server/publish/site-folder.ts'
import { makeRelease, rollBack } from './releases.ts'

const usage = `Usage: npm run release -- FOLDER [--rollback]
Puts the build in dist/ into a folder of releases, of which a server serves "current".
  --rollback  goes back to the release before`

/**
 * `npm run release -- FOLDER`. It imports no package, so that a web server needs Node and nothing that `npm ci` brings.
 */
try {
  const { values, positionals } = readArguments()
  const [folder = ''] = positionals
  if (values.help) process.stdout.write(`${usage}\n`)
  else {
    const name = values.rollback ? rollBack(folder) : makeRelease(buildFolder, folder)
    process.stdout.write(`${resolve(folder, 'current')} is release ${name}.\n`)
  }
} catch (error) {
  const message = error instanceof Error ? (diskFault(error) ?? error.message) : String(error)
  process.stderr.write(`${message}\n`)
  process.exitCode = 1
}

/** @throws {Error} with the usage, also for an empty folder, as of a variable that is not set */
function readArguments() {
  try {
    const options = {
      rollback: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    } as const
    const { values, positionals } = parseArgs({ allowPositionals: true, options })
    if (values.help || (positionals.length === 1 && positionals[0]?.trim() !== '')) return { values, positionals }
  } catch {}
  throw new Error(usage)
}
