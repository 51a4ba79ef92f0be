import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { parseSync } from 'vite'

const packageName = /^(?:@[^/]+\/)?[^/]+/

/**
 * Hash of a module, of all modules of the project that it imports, and of the versions of the packages among its
 * imports: part of the cache key of what the module makes, since other code may make something else of the same input.
 * @param entry below the project's folder, with forward slashes
 * @throws {Error} when an import leads to no file
 */
export function codeHash(entry: string, project = process.cwd()): string {
  const { resolve } = createRequire(join(project, 'package.json'))
  const files = new Set([join(project, entry)])
  const packages = new Set<string>()
  const hash = createHash('sha256')
  for (const file of files) {
    const code = readFileSync(file, 'utf8')
    hash.update(JSON.stringify([relative(project, file), code]))
    for (const name of importsOf(file, code))
      if (name.startsWith('.')) files.add(join(dirname(file), name))
      else if (name.startsWith('#')) files.add(resolve(name))
      else if (!isBuiltin(name)) packages.add(packageName.exec(name)?.[0] ?? name)
  }
  return hash.update(JSON.stringify(versionsOf([...packages], project))).digest('hex')
}

/** Addresses of the modules that a module runs. Types are left out: they run nothing. */
function importsOf(file: string, code: string): string[] {
  const { staticImports, staticExports } = parseSync(file, code).module
  const imports = staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value)
  const exports = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? moduleRequest.value : [])),
  )
  return [...imports, ...exports]
}

/** Packages as they are installed, each with its version. */
export const versionsOf = (packages: readonly string[], project = process.cwd()): string[] =>
  packages.map((name) => {
    const description = readFileSync(join(project, 'node_modules', name, 'package.json'), 'utf8')
    return `${name}@${(JSON.parse(description) as { version: string }).version}`
  })
