import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

const importFrom = /from '#((?:content\/en|components)\/[^']+)'/g

/** What every page shows: its words say nothing of one page. */
const everywhere = /^components\/(?:layout|ui)\//

/**
 * The files, relative to the project, that hold a page's words: its route, the modules of `content/en` that the route
 * and its components import, and the file or folder of `content/en` that has the page's own address.
 */
export function pageSources(path: string): ReadonlySet<string> {
  const own = `content/en/${path}`
  const sources = new Set<string>()
  const queue = [
    routeFiles(path),
    filesIn(own, (name) => `${own}/${name}`),
    [`${own}.ts`].filter((file) => existsSync(file)),
  ].flat()
  for (const file of queue) {
    if (everywhere.test(file) || sources.has(file)) continue
    sources.add(file)
    for (const [, imported = ''] of readFileSync(file, 'utf8').matchAll(importFrom)) queue.push(imported)
  }
  return new Set([...sources].filter((file) => !file.startsWith('components/')))
}

/** A page's folder is that of its address, or of its list's parameter. */
function routeFiles(path: string): string[] {
  const folders = [`pages/${path === '' ? 'index' : path}`, posix.join('pages', posix.dirname(path), '@slug')]
  const folder = folders.find((candidate) => existsSync(candidate)) ?? ''
  return filesIn(folder, (name) => `${folder}/${name}`).filter((file) => posix.basename(file).startsWith('+'))
}

function filesIn(folder: string, pathOf: (name: string) => string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [pathOf(entry.name)] : []))
}
