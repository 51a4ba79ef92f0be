/* The command `npm run release`: puts a build where a server serves it, or goes back to the one before. */

import { readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { readArguments, runCommand } from '#server/command.ts'
import { diskFault } from '#server/disk-fault.ts'
import { buildFolder } from '#server/publish/site-folder.ts'
import { oneLine } from '#server/terminal.ts'
import { makeRelease, rollBack } from './releases.ts'

const usage = `Usage: npm run release -- FOLDER [--rollback [NAME]]
Puts the build in dist/ into a folder of releases, of which a server serves "current".
  --rollback       goes back to the release before
  --rollback NAME  the same, but only if that release is current; another one stays`

/** `npm run release -- FOLDER`. It imports no package, so that a web server needs Node but no `npm ci`. */
await runCommand(async () => {
  const options = { rollback: { type: 'boolean', default: false } } as const
  const { values, positionals } = readArguments(usage, options, ['FOLDER', '[NAME]'])
  const [folder = '', expected] = positionals
  if (folder.trim() === '')
    throw new Error('FOLDER is empty. Pass the path of a folder, and check that the shell variable for it is set.')
  if (expected !== undefined && !values.rollback)
    throw new Error(`'${oneLine(expected)}' is the name of a release only after --rollback.\n${usage}`)
  // A web server has to enter the folders that this creates.
  process.umask(0o022)
  try {
    const name = values.rollback ? rollBack(folder, expected) : makeRelease(buildFolder, folder)
    process.stdout.write(`${resolve(folder, 'current')} is release ${name}.\n`)
    if (!values.rollback && isForOneMachine(buildFolder))
      process.stderr.write(
        'Note: this build is for one machine, as npm start leaves it: its forms call no service that visitors reach. ' +
          'For a site on the Web: npm run build, then release again.\n',
      )
    const closed = closedFolder(folder)
    if (closed !== undefined)
      process.stderr.write(`Note: other users cannot enter ${closed}. If the web server is one: chmod o+x ${closed}\n`)
  } catch (error) {
    throw new Error(error instanceof Error ? (diskFault(error) ?? error.message) : String(error))
  }
})

/** Whether the pages of a build call services by a path, which are those of a local host. The schema of the list needs a package. */
function isForOneMachine(build: string): boolean {
  return /"addresses":\["\//.test(readFileSync(join(build, 'services.json'), 'utf8'))
}

/** The folder or the nearest one above it that other users cannot enter. */
function closedFolder(folder: string): string | undefined {
  const path = resolve(folder)
  if ((statSync(path).mode & 0o001) === 0) return path
  return dirname(path) === path ? undefined : closedFolder(dirname(path))
}
