import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '#server/publish/files.ts'
import { copyProject } from './project-copy.ts'

/**
 * Builds the same commit once more: in another folder, with an empty cache, in another time zone and language.
 * @throws {Error} naming the files that are not the same to the byte as those of `dist`
 */
export async function buildAgain(): Promise<void> {
  const folder = copyProject('again')
  try {
    const { status, stderr } = spawnSync(process.execPath, ['server/publish/build.ts', '--local'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...history(), TZ: 'Pacific/Kiritimati', LANG: 'et_EE.UTF-8', LC_ALL: 'et_EE.UTF-8' },
    })
    if (status !== 0) throw new Error(`The second build failed.\n${stderr}`)
    const differing = [...(await differences(folder, 'client')), ...(await differences(folder, 'hosts'))]
    if (differing.length > 0) throw new Error(`Two builds of one commit differ:\n${differing.join('\n')}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The copy has no history of its own, and its pages are dated by that of the project. */
function history(): NodeJS.ProcessEnv {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--absolute-git-dir'], { encoding: 'utf8' })
  return status === 0 ? { GIT_DIR: stdout.trim() } : {}
}

async function differences(copy: string, part: string): Promise<string[]> {
  const [first, second] = [join('dist', part), join(copy, 'dist', part)]
  const [mine, others] = [new Set(await filesBelow(first)), new Set(await filesBelow(second))]
  return [...new Set([...mine, ...others])].filter(
    (file) =>
      !mine.has(file) || !others.has(file) || !readFileSync(join(first, file)).equals(readFileSync(join(second, file))),
  )
}

// By itself: of the site that lies in dist, as `npm test` has built it.
if (import.meta.main) await buildAgain()
