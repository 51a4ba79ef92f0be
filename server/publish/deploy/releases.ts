import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'

/** Releases that stay: the present one, and two to go back to. Their assets are in the present one, too. */
const keptReleases = 3

const releasesOf = (folder: string): string => join(folder, 'releases')
const currentOf = (folder: string): string => join(folder, 'current')
/** The assets that a release's own pages name, as opposed to those that it keeps for the pages of earlier ones. */
const ownAssetsOf = (release: string): string => join(release, 'own-assets.json')
const assetsOf = (release: string): string => join(release, 'client', 'assets')

/** Names of the releases in a folder, oldest first. */
export const releaseNames = (folder: string): string[] =>
  existsSync(releasesOf(folder))
    ? readdirSync(releasesOf(folder))
        .filter((name) => !name.startsWith('.'))
        .sort()
    : []

/** Name of the release that is served. Undefined for a folder without one. */
export const currentRelease = (folder: string): string | undefined =>
  lstatSync(currentOf(folder), { throwIfNoEntry: false }) && basename(readlinkSync(currentOf(folder)))

/**
 * Makes a release of a build: copies it beside the earlier ones, adds the hashed assets of the two before, which open tabs
 * may yet ask for, and lets `current` lead to it, by one rename. Only then does an old release go.
 * @param build folder with `client/` and `hosts/`
 * @param name sorts after those of all earlier releases
 * @throws {Error} when the build has no page, there is a release of this name, or a folder cannot be made
 */
export function makeRelease(build: string, folder: string, name: string): void {
  if (!existsSync(join(build, 'client', 'index.html')))
    throw new Error(`There is no built site in ${build}. Run npm run build.`)
  const [unfinished, release] = [join(releasesOf(folder), `.${name}`), join(releasesOf(folder), name)]
  if (existsSync(release)) throw new Error(`${release} is there already. Wait a second, and release again.`)
  makeFolder(resolve(unfinished))
  try {
    for (const part of ['client', 'hosts', 'headers.json', 'pages.json'])
      cpSync(join(build, part), join(unfinished, part), { recursive: true, preserveTimestamps: true })
    writeFileSync(ownAssetsOf(unfinished), JSON.stringify(below(assetsOf(unfinished))))
    for (const earlier of releaseNames(folder).slice(1 - keptReleases))
      keepAssets(join(releasesOf(folder), earlier), unfinished)
    renameSync(unfinished, release)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    throw error
  }
  switchTo(folder, name)
  for (const old of releaseNames(folder).slice(0, -keptReleases))
    rmSync(join(releasesOf(folder), old), { recursive: true })
}

/**
 * Lets `current` lead to the release before the present one.
 * @returns the name of that release
 * @throws {Error} when there is none
 */
export function rollBack(folder: string): string {
  const current = currentRelease(folder)
  const before = releaseNames(folder)
    .filter((name) => current !== undefined && name < current)
    .at(-1)
  if (before === undefined) throw new Error(`${folder} holds no release before ${current ?? 'the first'}.`)
  switchTo(folder, before)
  return before
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

/** By a rename, which no server sees half done. */
function switchTo(folder: string, name: string): void {
  const next = join(folder, '.next')
  rmSync(next, { force: true })
  symlinkSync(join('releases', name), next)
  renameSync(next, currentOf(folder))
}

function keepAssets(earlier: string, release: string): void {
  const own = JSON.parse(readFileSync(ownAssetsOf(earlier), 'utf8')) as string[]
  for (const file of own)
    if (!existsSync(join(assetsOf(release), file)))
      cpSync(join(assetsOf(earlier), file), join(assetsOf(release), file), { preserveTimestamps: true })
}

const below = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => lstatSync(join(folder, file)).isFile())
