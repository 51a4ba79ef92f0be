/* Where a build is written until it is finished, so that the last good one stays in place. */

import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { isAbsolute, join, relative, resolve } from 'node:path'

/**
 * Folders inside that of a build, not beside it, so that renaming stays on the same disk if the build's folder is a mount
 * point.
 */
const stagingOf = (folder: string): string => join(folder, '.building')
const replacedOf = (folder: string): string => join(folder, '.replaced')

/**
 * Refuses a folder that a build would damage, because it replaces everything in it: one with other files than those of a build.
 * @throws {Error} naming the folder, also one outside the project, from which no page can be rendered
 */
export function checkFolder(folder: string, root = process.cwd()): void {
  const path = relative(root, resolve(root, folder))
  if (path === '' || path.startsWith('..') || isAbsolute(path))
    throw new Error(`--into is "${folder}": name a folder inside the project, such as .cache/build.`)
  const entries = existsSync(join(root, path)) ? readdirSync(join(root, path)) : []
  const isBuild = entries.some((entry) => ['files.json', '.building', '.replaced'].includes(entry))
  if (entries.length > 0 && !isBuild)
    throw new Error(`--into is "${folder}", whose files a build would remove: name a new folder, or that of a build.`)
}

/**
 * Creates an empty folder for a new build, while the last good build stays in place. First restores the last build if a
 * previous replacement was interrupted.
 */
export function openStaging(folder: string): string {
  const [staging, replaced] = [stagingOf(folder), replacedOf(folder)]
  if (existsSync(replaced))
    for (const name of readdirSync(replaced))
      if (!existsSync(join(folder, name))) renameSync(join(replaced, name), join(folder, name))
  for (const left of [replaced, staging]) rmSync(left, { recursive: true, force: true })
  mkdirSync(staging, { recursive: true })
  return staging
}

/** Removes the files of a failed build. */
export function dropStaging(folder: string): void {
  rmSync(stagingOf(folder), { recursive: true, force: true })
}

/**
 * Replaces the last build by a finished one: each entry by two renames, between which the entry is missing for some
 * microseconds. Removes entries that the new build does not have.
 */
export function replaceBuild(folder: string): void {
  const [staging, replaced] = [stagingOf(folder), replacedOf(folder)]
  mkdirSync(replaced)
  const entries = new Set([...readdirSync(folder), ...readdirSync(staging)])
  for (const name of entries) {
    const [last, next] = [join(folder, name), join(staging, name)]
    if (last === staging || last === replaced) continue
    if (existsSync(last)) renameSync(last, join(replaced, name))
    if (existsSync(next)) renameSync(next, last)
  }
  for (const left of [replaced, staging]) rmSync(left, { recursive: true, force: true })
}
