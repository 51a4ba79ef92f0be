import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { basename, dirname, join, resolve, sep } from 'node:path'

/** The parts of a build that a release contains. */
const parts = ['client', 'hosts', 'headers.json', 'pages.json', 'files.json']
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
 * Makes a release of a build: copies it beside the earlier ones, adds the assets of those that it keeps, and switches the
 * link `current` to it with one rename. Then removes old releases.
 * @param build folder with `client/` and `hosts/`
 * @returns the name of the release
 * @throws {Error} when the build has no page, or the folder is inside it
 */
export function makeRelease(build: string, folder: string, now = new Date()): string {
  if (!existsSync(join(build, 'client', 'index.html')))
    throw new Error(`There is no built site in ${build}. Run npm run build.`)
  refuseInside(build, folder)
  mkdirSync(join(folder, 'releases'), { recursive: true })
  const name = now.toISOString().replace(/[-:]|\.\d+/g, '')
  const earlier = releaseNames(folder).slice(1 - keptReleases)
  const unfinished = releaseOf(folder, 'unfinished')
  rmSync(unfinished, { recursive: true, force: true })
  for (const part of parts)
    cpSync(join(build, part), join(unfinished, part), { recursive: true, preserveTimestamps: true })
  for (const one of earlier) keepAssets(releaseOf(folder, one), unfinished)
  renameSync(unfinished, releaseOf(folder, name))
  switchTo(folder, name)
  for (const old of releaseNames(folder))
    if (old !== name && !earlier.includes(old)) rmSync(releaseOf(folder, old), { recursive: true })
  return name
}

/**
 * Switches the link `current` to the previous release, and removes the release that it pointed to, so that no later rollback
 * returns to it.
 * @returns the name of that release
 * @throws {Error} when there is none
 */
export function rollBack(folder: string): string {
  const current = existsSync(currentOf(folder)) ? basename(readlinkSync(currentOf(folder))) : ''
  const before = current === '' ? undefined : releaseNames(folder).findLast((name) => name < current)
  if (before === undefined)
    throw new Error(`${folder} contains no previous release. Build a good commit, and release it.`)
  switchTo(folder, before)
  rmSync(releaseOf(folder, current), { recursive: true })
  return before
}

/** @throws {Error} when a folder is a build or is inside one, where the next build would remove it */
function refuseInside(build: string, folder: string): void {
  const real = (path: string): string =>
    existsSync(path) ? realpathSync(path) : join(real(dirname(path)), basename(path))
  if (`${real(resolve(folder))}${sep}`.startsWith(`${real(resolve(build))}${sep}`))
    throw new Error(`${folder} is inside ${build}, which the next build replaces. Choose a folder outside.`)
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
  const files = JSON.parse(readFileSync(join(earlier, 'files.json'), 'utf8')) as Record<string, unknown>
  for (const file of Object.keys(files).filter((one) => one.startsWith('assets/')))
    for (const end of ['', '.br', '.gz']) {
      const [from, to] = [earlier, release].map((folder) => join(folder, 'client', `${file}${end}`))
      if (from && to && existsSync(from) && !existsSync(to)) cpSync(from, to, { preserveTimestamps: true })
    }
}
