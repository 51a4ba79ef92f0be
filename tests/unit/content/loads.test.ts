import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

/** Where the aliases of package.json lead in English. */
const pathOf = (from: string, name: string): string | undefined => {
  if (name.startsWith('.')) return normalize(join(dirname(from), name))
  if (name.startsWith('#words/')) return name.replace('#words/', 'content/en/')
  return name.startsWith('#') ? name.slice(1) : undefined
}

/** The modules of the project that a file imports as it loads, those of types left out. */
function importsOf(file: string): string[] {
  if (!existsSync(file)) return []
  const { module } = parseSync(file, readFileSync(file, 'utf8'))
  return module.staticImports.flatMap(({ entries, moduleRequest }) => {
    const isOfTypes = entries.length > 0 && entries.every(({ isType }) => isType)
    return isOfTypes ? [] : (pathOf(file, moduleRequest.value) ?? [])
  })
}

function loadedBy(page: string): Set<string> {
  const found = new Set(globSync(`pages/${page}/+*.{ts,tsx}`))
  for (const file of found) for (const imported of importsOf(file)) found.add(imported)
  return found
}

test('a page that shows nothing of the day loads no simulation, only the shapes of the logo', () => {
  expect(loadedBy('real-time-awareness')).toContain('content/day/day.ts')
  const loaded = [...loadedBy('contact')].filter((file) => file.startsWith('content/day/'))
  expect(loaded.toSorted()).toEqual([
    'content/day/cairn.ts',
    'content/day/ground/sheet.ts',
    'content/day/item.ts',
    'content/day/random.ts',
  ])
})
