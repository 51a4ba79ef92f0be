/* Where a build is written until it is finished, so that the last good one stays in place. */

import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Folders inside that of a build, not beside it, so that renaming stays on the same disk if the build's folder is a mount
 * point.
 */
const stagingOf = (folder: string): string => join(folder, '.building')
const replacedOf = (folder: string): string => join(folder, '.replaced')

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
