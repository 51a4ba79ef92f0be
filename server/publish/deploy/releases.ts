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

/** The parts of a build that a release has. */
const parts = ['client', 'hosts', 'headers.json', 'pages.json', 'files.json']
/** The name of a release is its time, so that names are in the order of releases: 20261201T093000Z. */
const releaseName = /^\d{8}T\d{6}Z$/
/** Releases that stay: the present one, and two whose scripts and styles open tabs may yet ask for. */
const keptReleases = 3

const releaseOf = (folder: string, name: string): string => join(folder, 'releases', name)
const currentOf = (folder: string): string => join(folder, 'current')

/** Names of the releases in a folder, oldest first. Nothing else in there is touched. */
const releaseNames = (folder: string): string[] =>
  readdirSync(join(folder, 'releases'))
    .filter((name) => releaseName.test(name))
    .sort()

/**
 * Makes a release of a build: copies it beside the earlier ones, adds the assets of those that stay, and lets `current` lead
 * to it, by one rename. Only then do old releases go.
 * @param build folder with `client/` and `hosts/`
 * @returns the name of the release
 * @throws {Error} when the build has no page, or the folder lies in it
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
 * Lets `current` lead to the release before the present one, and removes what it leads away from: no later rollback goes there.
 * @returns the name of that release
 * @throws {Error} when there is none
 */
export function rollBack(folder: string): string {
  const current = existsSync(currentOf(folder)) ? basename(readlinkSync(currentOf(folder))) : ''
  const before = current === '' ? undefined : releaseNames(folder).findLast((name) => name < current)
  if (before === undefined)
    throw new Error(`${folder} holds no release to go back to. Build a good commit, and release it.`)
  switchTo(folder, before)
  rmSync(releaseOf(folder, current), { recursive: true })
  return before
}

/** @throws {Error} when a folder is a build or lies in one, where the next build would remove it */
function refuseInside(build: string, folder: string): void {
  const real = (path: string): string =>
    existsSync(path) ? realpathSync(path) : join(real(dirname(path)), basename(path))
  if (`${real(resolve(folder))}${sep}`.startsWith(`${real(resolve(build))}${sep}`))
    throw new Error(`${folder} lies in ${build}, which the next build replaces. Choose a folder outside.`)
}

/** By a rename, which no server sees half done. */
function switchTo(folder: string, name: string): void {
  const next = join(folder, '.next')
  rmSync(next, { force: true })
  symlinkSync(join('releases', name), next)
  renameSync(next, currentOf(folder))
}

/** Copies the assets that the build of an earlier release had of its own, which its list of files names. */
function keepAssets(earlier: string, release: string): void {
  const files = JSON.parse(readFileSync(join(earlier, 'files.json'), 'utf8')) as Record<string, unknown>
  for (const file of Object.keys(files).filter((one) => one.startsWith('assets/')))
    for (const end of ['', '.br', '.gz']) {
      const [from, to] = [earlier, release].map((folder) => join(folder, 'client', `${file}${end}`))
      if (from && to && existsSync(from) && !existsSync(to)) cpSync(from, to, { preserveTimestamps: true })
    }
}
