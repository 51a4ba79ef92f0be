import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { withLock } from './lock.ts'

/** The parts of a build that a release has. */
const parts = ['client', 'hosts', 'headers.json', 'pages.json', 'files.json']
/** The name of a release is its time, so that names are in the order of releases: 20261201T093000Z. */
const releaseName = /^\d{8}T\d{6}Z$/
const unfinishedName = /^\.\d{8}T\d{6}Z$/

const releasesOf = (folder: string): string => join(folder, 'releases')
const currentOf = (folder: string): string => join(folder, 'current')
const releaseOf = (folder: string, name: string): string => join(releasesOf(folder), name)
/** Marks a release that was rolled back from. */
const rolledBackOf = (folder: string, name: string): string => join(releaseOf(folder, name), 'rolled-back')
/** The assets that a release's own pages name, as opposed to those that it keeps for the pages of earlier ones. */
const ownAssetsOf = (release: string): string => join(release, 'own-assets.json')
const assetsOf = (release: string): string => join(release, 'client', 'assets')

/** Names of the releases in a folder, oldest first. Nothing else in there is touched. */
export const releaseNames = (folder: string): string[] =>
  existsSync(releasesOf(folder))
    ? readdirSync(releasesOf(folder), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && releaseName.test(entry.name))
        .map(({ name }) => name)
        .sort()
    : []

/**
 * Name of the release that is served. Undefined for a folder without one.
 * @throws {Error} when `current` is no link to a release of the folder
 */
export function currentRelease(folder: string): string | undefined {
  const current = currentOf(folder)
  const entry = lstatSync(current, { throwIfNoEntry: false })
  if (entry === undefined) return undefined
  const name = entry.isSymbolicLink() ? basename(readlinkSync(current)) : ''
  if (releaseName.test(name) && readlinkSync(current) === join('releases', name)) return name
  throw new Error(`${current} is not the link to a release that this command makes. Move it away, and release again.`)
}

/**
 * Makes a release of a build: copies it beside the earlier ones, adds the hashed assets of those that stay, which open tabs
 * may yet ask for, and lets `current` lead to it, by one rename. Only then does an old release go.
 * @param build folder with `client/` and `hosts/`
 * @returns the name of the release
 * @throws {Error} when the build has no page or a link, or a folder cannot be made or is no place for releases
 */
export function makeRelease(build: string, folder: string, now = new Date()): string {
  if (!existsSync(join(build, 'client', 'index.html')))
    throw new Error(`There is no built site in ${build}. Run npm run build.`)
  refuseInside(build, folder)
  for (const part of parts) refuseLinks(join(build, part))
  return withLock(folder, () => {
    const releases = lstatSync(releasesOf(folder), { throwIfNoEntry: false })
    if (releases && !releases.isDirectory())
      throw new Error(`${releasesOf(folder)} is no folder. Give a folder whose "releases" is one, and no link.`)
    const current = currentRelease(folder)
    removeUnfinished(folder, current)
    const kept = keptOf(folder, current)
    const name = nameAfter(releaseNames(folder).at(-1), now)
    const [unfinished, release] = [releaseOf(folder, `.${name}`), releaseOf(folder, name)]
    mkdirSync(unfinished, { recursive: true })
    try {
      for (const part of parts)
        cpSync(join(build, part), join(unfinished, part), { recursive: true, preserveTimestamps: true })
      writeFileSync(ownAssetsOf(unfinished), JSON.stringify(below(assetsOf(unfinished))))
      for (const earlier of kept) keepAssets(releaseOf(folder, earlier), unfinished)
      // Not through `current`: nginx would take the files of a new release before it takes their headers.
      const root = join(realpathSync(releasesOf(folder)), name, 'client')
      writeFileSync(join(unfinished, 'hosts', 'nginx-root.conf'), `root "${root}";\n`)
      renameSync(unfinished, release)
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true })
      throw error
    }
    switchTo(folder, name)
    for (const old of releaseNames(folder))
      if (old !== name && !kept.includes(old)) rmSync(releaseOf(folder, old), { recursive: true })
    return name
  })
}

/**
 * Marks the present release as one that was rolled back from, and lets `current` lead to the last one before it that is
 * not marked.
 * @returns the name of that release
 * @throws {Error} when there is none
 */
export function rollBack(folder: string): string {
  if (!existsSync(folder)) throw new Error(`${folder} does not exist, so there is no release in it.`)
  return withLock(folder, () => {
    const current = currentRelease(folder)
    const before = releaseBefore(folder, current)
    if (current === undefined || before === undefined)
      throw new Error(
        `${folder} holds no release before ${current ?? 'the first'} to go back to. Build a good commit, and release it.`,
      )
    // First, so that a run that is killed in between leaves the release before as the one to go back to.
    writeFileSync(rolledBackOf(folder, current), '')
    switchTo(folder, before)
    return before
  })
}

/** The release to go back to: of those before the present one, the last that was not rolled back from. */
const releaseBefore = (folder: string, current: string | undefined): string | undefined =>
  releaseNames(folder).findLast(
    (name) => current !== undefined && name < current && !existsSync(rolledBackOf(folder, name)),
  )

/**
 * The releases that stay beside a new one: the present one, the one to go back to from it, and the last that was rolled
 * back from since, whose pages may still be open.
 */
function keptOf(folder: string, current: string | undefined): string[] {
  const names = releaseNames(folder)
  if (current === undefined) return names
  return names.filter(
    (name) => [releaseBefore(folder, current), current].includes(name) || (name > current && name === names.at(-1)),
  )
}

/** Removes what runs that were killed have left: half copies, and whole ones that were never served. */
function removeUnfinished(folder: string, current: string | undefined): void {
  if (!existsSync(releasesOf(folder))) return
  const wasNeverServed = (name: string) =>
    current !== undefined && releaseName.test(name) && name > current && !existsSync(rolledBackOf(folder, name))
  for (const name of readdirSync(releasesOf(folder)))
    if (unfinishedName.test(name) || wasNeverServed(name)) rmSync(releaseOf(folder, name), { recursive: true })
}

/** The name for a time, or for the second after the last release, when a clock was set back or both are of one second. */
function nameAfter(last: string | undefined, now: Date): string {
  const earliest =
    last === undefined ? 0 : Date.parse(last.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5')) + 1_000
  return new Date(Math.max(now.getTime(), earliest)).toISOString().replace(/[-:]|\.\d+/g, '')
}

/** @throws {Error} when a folder is a build or lies in one, where the next build would remove it */
function refuseInside(build: string, folder: string): void {
  const real = (path: string): string =>
    existsSync(path) ? realpathSync(path) : join(real(dirname(path)), basename(path))
  const [within, place] = [real(resolve(build)), real(resolve(folder))]
  if (place === within || place.startsWith(`${within}${sep}`))
    throw new Error(`${folder} lies in ${build}, which the next build replaces. Choose a folder outside.`)
}

/** @throws {Error} when there is anything but files and folders, since a link may lead to what nobody means to publish */
function refuseLinks(path: string): void {
  const entry = lstatSync(path)
  if (entry.isDirectory()) for (const name of readdirSync(path)) refuseLinks(join(path, name))
  else if (!entry.isFile())
    throw new Error(`${path} is a link or no plain file, and is not published. Remove it, or build again.`)
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
