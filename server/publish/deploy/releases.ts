/* Releases on a web server: a new one becomes current at once, and the one before can be made current again. */

import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { basename, dirname, join, resolve, sep } from 'node:path'
// Only for a lock: see `alone`.
import { DatabaseSync } from 'node:sqlite'
import { encodingSuffixes, makeReadable } from '#server/publish/files.ts'
import { reason } from '#server/reason.ts'
import { damagedFiles, type FileList, readFileList } from './file-list.ts'

/** The parts of a build that a release contains. */
const parts = ['client', 'hosts', 'headers.json', 'pages.json', 'files.json', 'services.json']
/** Matches the name of a release, its time: 20261201T093000Z. Names sort in the order of releases. */
const releaseName = /^\d{8}T\d{6}Z$/
/** Number of releases to keep: the current one, and two whose scripts and styles open tabs may still request. */
const keptReleases = 3

const releaseOf = (folder: string, name: string): string => join(folder, 'releases', name)
const currentOf = (folder: string): string => join(folder, 'current')

/** Names of the releases in a folder, oldest first. Other files in the folder are ignored. */
const releaseNames = (folder: string): string[] =>
  readdirSync(join(folder, 'releases'))
    .filter((name) => releaseName.test(name))
    .sort()

/**
 * Makes a release of a build: copies it beside the earlier ones, compares the copy with the build's list of files, adds the
 * assets of the releases that it keeps, and switches the link `current` to it with one rename. Then removes old releases.
 * @param build folder with `client/` and `hosts/`
 * @returns the name of the release
 * @throws {Error} when the build is missing or damaged, the folder is inside it, or `current` is no link
 */
export function makeRelease(build: string, folder: string, now = new Date()): string {
  const missing = parts.find((part) => !existsSync(join(build, part)))
  if (missing !== undefined) throw new Error(`There is no built site in ${build}: no ${missing}. Run npm run build.`)
  refuseInside(build, folder)
  refuseNoLink(folder)
  makeReleases(folder)
  return alone(folder, () => {
    const names = releaseNames(folder)
    const earlier = names.slice(1 - keptReleases)
    const name = nameAfter(names.at(-1), now)
    const unfinished = releaseOf(folder, 'unfinished')
    rmSync(unfinished, { recursive: true, force: true })
    for (const part of parts)
      cpSync(join(build, part), join(unfinished, part), { recursive: true, preserveTimestamps: true })
    refuseDamaged(unfinished, build)
    for (const one of earlier) keepAssets(releaseOf(folder, one), unfinished)
    makeReadable(unfinished)
    renameSync(unfinished, releaseOf(folder, name))
    switchTo(folder, name)
    for (const old of names) if (!earlier.includes(old)) rmSync(releaseOf(folder, old), { recursive: true })
    return name
  })
}

/**
 * Switches the link `current` to the previous release, and removes the release that it pointed to, so that no later rollback
 * returns to it.
 * @param expected name of the release to replace; by default the current one
 * @returns the name of that release
 * @throws {Error} when there is none, or another release than the expected one is current
 */
export function rollBack(folder: string, expected?: string): string {
  const none = new Error(`${folder} contains no previous release. Build a good commit, and release it.`)
  if (!existsSync(currentOf(folder))) throw none
  refuseNoLink(folder)
  return alone(folder, () => {
    const current = basename(readlinkSync(currentOf(folder)))
    if (expected !== undefined && expected !== current)
      throw new Error(`${currentOf(folder)} is release ${current}, not "${expected}". Nothing was rolled back.`)
    const before = releaseNames(folder).findLast((name) => name < current)
    if (before === undefined) throw none
    switchTo(folder, before)
    rmSync(releaseOf(folder, current), { recursive: true })
    return before
  })
}

/** How long a release waits for another one in the same folder, in milliseconds. */
const maxWait = 60_000

/**
 * Does work while no other process makes a release in the folder. The lock is that of an SQLite transaction: it ends with
 * its process, even if that is killed.
 * @throws {Error} when another process takes too long
 */
function alone(folder: string, work: () => string): string {
  // SQLite's own message for a folder that cannot be written to does not say so.
  accessSync(folder, constants.W_OK)
  const file = join(folder, '.lock')
  let lock: DatabaseSync | undefined
  try {
    try {
      lock = new DatabaseSync(file, { timeout: maxWait })
      lock.exec('BEGIN EXCLUSIVE')
    } catch (error) {
      throw new Error(lockFault(file, error))
    }
    return work()
  } finally {
    lock?.close()
  }
}

/** SQLite's code for a database that another process has locked (SQLITE_BUSY). */
const busy = 5

/** Why a release cannot lock its folder, and what to do. */
function lockFault(file: string, error: unknown): string {
  if (error instanceof Error && 'errcode' in error && error.errcode === busy)
    return `Another process makes a release in ${dirname(file)} (${reason(error)}). Try again when it has ended.`
  const owner = statSync(file, { throwIfNoEntry: false })?.uid
  const whose =
    owner === undefined ? '' : ` It belongs to user ${owner}, and this command runs as user ${process.getuid?.()}.`
  return `${file} cannot be locked (${reason(error)}).${whose} Run the command as the user who makes the releases, or give that user the whole folder: chown -R USER ${dirname(file)}`
}

/** A name for the time, but later than that of the newest release: names sort in the order of releases. */
function nameAfter(newest: string | undefined, now: Date): string {
  const name = nameOf(now)
  if (newest === undefined || name > newest) return name
  const time = newest.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)/, '$1-$2-$3T$4:$5:')
  return nameOf(new Date(Date.parse(time) + 1000))
}

const nameOf = (time: Date): string => time.toISOString().replace(/[-:]|\.\d+/g, '')

/** @throws {Error} when a copy of a build differs from its list of files */
function refuseDamaged(copy: string, build: string): void {
  const list = listOf(join(build, 'client'), 'Run npm run build.')
  const [first, ...others] = damagedFiles(join(copy, 'client'), list)
  if (first === undefined) return
  const more = others.length === 0 ? '' : `, and ${others.length} more`
  throw new Error(
    `${join(build, 'client')} differs from ${join(build, 'files.json')}: ${first} is missing or damaged${more}. ` +
      'Nothing was released. Run npm run build.',
  )
}

/** @throws {Error} when a folder is a build or is inside one, where the next build would remove it */
function refuseInside(build: string, folder: string): void {
  const real = (path: string): string =>
    existsSync(path) ? realpathSync(path) : join(real(dirname(path)), basename(path))
  if (`${real(resolve(folder))}${sep}`.startsWith(`${real(resolve(build))}${sep}`))
    throw new Error(`${folder} is inside ${build}, which the next build replaces. Choose a folder outside.`)
}

/** @throws {Error} when the folder of releases cannot be made, such as below a file or a link to a disk that is not there */
function makeReleases(folder: string): void {
  const releases = join(folder, 'releases')
  try {
    mkdirSync(releases, { recursive: true })
  } catch (error) {
    throw new Error(`${releases} cannot be made a folder (${reason(error)}). Pass a folder, or a path for a new one.`)
  }
}

/** @throws {Error} when `current` is a folder, as programs leave it that copy what a link points to: a link cannot replace it */
function refuseNoLink(folder: string): void {
  const current = currentOf(folder)
  if (existsSync(current) && !lstatSync(current).isSymbolicLink())
    throw new Error(
      `${current} is no link to a release. Copy releases with links (rsync --archive). Move it away, and release again.`,
    )
}

/** Switches the link with a rename, which is atomic. */
function switchTo(folder: string, name: string): void {
  const next = join(folder, '.next')
  rmSync(next, { force: true })
  symlinkSync(join('releases', name), next)
  renameSync(next, currentOf(folder))
}

/** Copies the assets of an earlier release's own build, which its list of files names. */
function keepAssets(earlier: string, release: string): void {
  const site = join(earlier, 'client')
  const list = listOf(
    site,
    'Copy the file from the build of that release, or write {} into it; then tabs that are open since that release ' +
      'may have to reload.',
  )
  for (const file of Object.keys(list).filter((one) => one.startsWith('assets/')))
    for (const end of ['', ...encodingSuffixes]) {
      const [from, to] = [site, join(release, 'client')].map((folder) => join(folder, `${file}${end}`))
      if (from && to && existsSync(from) && !existsSync(to)) cpSync(from, to, { preserveTimestamps: true })
    }
}

/** @throws {Error} with the remedy, when the list of a site's files cannot be read */
function listOf(site: string, remedy: string): FileList {
  try {
    return readFileList(site)
  } catch (error) {
    throw new Error(`${reason(error)} Nothing was released. ${remedy}`)
  }
}
