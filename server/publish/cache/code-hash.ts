import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import { dirname, join, relative } from 'node:path'

/** What runs, by address: types make nothing. */
const imported = /^(?:import|export) (?!type\b)(?:[^';]* from )?'([^']+)'/gm
const packageName = /^(?:@[^/]+\/)?[^/]+/

/**
 * The hash of a file's code and of all the project's own that it imports, with the versions of the packages among it:
 * what is kept between builds is named by what makes it, and other code may make something else of the same words.
 * @param entry below the project's folder, with forward slashes
 * @throws {Error} when something is imported that is not there
 */
export function codeHash(entry: string, project = process.cwd()): string {
  const { resolve } = createRequire(join(project, 'package.json'))
  const files = new Set([resolve(`./${entry}`)])
  const packages = new Set<string>()
  const hash = createHash('sha256')
  for (const file of files) {
    const code = readFileSync(file, 'utf8')
    hash.update(JSON.stringify([relative(project, file), code]))
    for (const [, name = ''] of code.matchAll(imported))
      if (name.startsWith('#')) files.add(resolve(name))
      else if (name.startsWith('.')) files.add(join(dirname(file), name))
      else if (!isBuiltin(name)) packages.add(packageName.exec(name)?.[0] ?? name)
  }
  return hash.update(JSON.stringify(versionsOf([...packages], project))).digest('hex')
}

/** Packages as they are installed, each with its version. */
export const versionsOf = (packages: readonly string[], project = process.cwd()): string[] =>
  packages.map((name) => {
    const description = readFileSync(join(project, 'node_modules', name, 'package.json'), 'utf8')
    return `${name}@${(JSON.parse(description) as { version: string }).version}`
  })
