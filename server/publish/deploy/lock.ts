import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/**
 * Runs `act` while no other run works in the folder, which is created where it is missing. A lock file holds the id of the
 * process; that of a process that has ended is removed.
 * @throws {Error} while another run does, and when the folder cannot be made
 */
export function withLock<Result>(folder: string, act: () => Result): Result {
  makeFolder(resolve(folder))
  const lock = join(folder, '.lock')
  if (existsSync(lock) && !isRunning(Number(readFileSync(lock, 'utf8')))) rmSync(lock, { force: true })
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
  } catch (error) {
    if (!existsSync(lock)) throw error
    throw new Error(`Another run works in ${folder}. Wait until it has ended; if there is none, remove ${lock}.`)
  }
  try {
    return act()
  } finally {
    rmSync(lock, { force: true })
  }
}

/** Whether a process of this machine runs. */
function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch (error) {
    // It runs, and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Creates a folder and its missing parents. Recursion replaces the `recursive` option of `mkdir`, which never returns for a
 * path under /proc.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    throw new Error(
      `${folder} cannot be made: ${error instanceof Error ? error.message : error}. Choose another folder.`,
    )
  }
}
