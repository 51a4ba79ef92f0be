import type { Plugin } from 'vite'

/** How many modules of the project render a page, packages left out: what a development server loads before it shows one. */
export type ModuleCounts = Readonly<Record<string, number>>

/** Routes whose modules are counted: a page with drawings, and one of plain text. */
const counted = ['/pages/services/@slug', '/pages/careers']

/** Vite plugin that counts modules in the graph of a build. @param onCounted called when the graph is complete */
export function moduleCounts(onCounted: (counts: ModuleCounts) => void): Plugin {
  return {
    name: 'cairnline:module-counts',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle() {
      const root = `${process.cwd()}/`
      const modulesOf = (route: string): number => {
        const found = new Set([...this.getModuleIds()].filter((id) => id.endsWith(`${route}/+Page.tsx`)))
        for (const id of found) for (const imported of this.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
        return [...found].filter((id) => id.startsWith(root) && !id.includes('/node_modules/')).length
      }
      onCounted(Object.fromEntries(counted.map((route) => [route, modulesOf(route)])))
    },
  }
}
