import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Folders within that of a build. They lie inside it, and not beside, so that renaming never leaves its disk, which may be
 * one that is mounted there.
 */
const stagingOf = (folder: string): string => join(folder, '.building')
const replacedOf = (folder: string): string => join(folder, '.replaced')

/**
 * An empty folder in which a build makes everything, while the last good build stays where it is. A build that was
 * stopped while it replaced the last one is put back first.
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

/** Removes what a build that failed has made. */
export function dropStaging(folder: string): void {
  rmSync(stagingOf(folder), { recursive: true, force: true })
}

/**
 * Puts a finished build in the place of the last one: each entry by two renames, between which a server finds nothing for
 * some microseconds. What the last build had and the new one has not goes.
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
