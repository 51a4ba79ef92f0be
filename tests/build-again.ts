import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { copyProject } from './project-copy.ts'
import { differences } from './tools/compare.ts'

/**
 * Builds a copy of the project in a temporary folder, with an empty cache, in another time zone and another language.
 * Returns the folder, which is the caller's to remove.
 * @throws {Error} with what the build printed, when it fails
 */
export const buildElsewhere = (): Promise<string> =>
  buildCopy(copyProject('again'), [], { TZ: 'Pacific/Kiritimati', LANG: 'et_EE.UTF-8', LC_ALL: 'et_EE.UTF-8' })

/**
 * Builds a copy of the project as of a day to come. Returns the folder, which is the caller's to remove.
 * @throws {Error} with what the build printed, when it fails
 */
export function buildOn(day: string): Promise<string> {
  const folder = copyProject('scheduled')
  // With the cache of the last build, because drawing the social cards is slow.
  if (existsSync('.cache')) cpSync('.cache', join(folder, '.cache'), { recursive: true })
  return buildCopy(folder, ['--date', day])
}

async function buildCopy(
  folder: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<string> {
  const build = spawn(process.execPath, ['server/publish/build.ts', '--local', ...args], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...history(), ...environment },
  })
  const [printed, [status]] = await Promise.all([text(build.stderr), once(build, 'close')])
  if (status === 0) return folder
  removeBuild(folder)
  throw new Error(`The build of a copy failed.\n${printed}`)
}

export function removeBuild(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
}

/** @throws {Error} naming the files of a second build that are not byte for byte those of `dist` */
export async function compareBuilds(folder: string): Promise<void> {
  const parts = await Promise.all(
    ['client', 'hosts'].map((part) => differences(join('dist', part), join(folder, 'dist', part))),
  )
  const differing = parts.flat()
  if (differing.length > 0) throw new Error(`Two builds of one commit differ:\n${differing.join('\n')}`)
}

/** Gives the copy, which has no Git history, the project's commit date. */
function history(): NodeJS.ProcessEnv {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--absolute-git-dir'], { encoding: 'utf8' })
  // Without locks, so that Git does not write to the project's index.
  return status === 0 ? { GIT_DIR: stdout.trim(), GIT_OPTIONAL_LOCKS: '0' } : {}
}

// `node tests/build-again.ts` compares with the build in dist/.
if (import.meta.main) {
  const folder = await buildElsewhere()
  await compareBuilds(folder).finally(() => removeBuild(folder))
}
