import { globSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob } from 'node:path/posix'
import { transform } from 'lightningcss'
import { parseSync, Visitor } from 'vite'

/** An import of one file of the product by another. Paths start at the project's root. */
export interface Import {
  from: string
  to: string
}

/** The folders of the product, and the two files that tell Vike and Vite where it begins. `tests/` is no part of it. */
const product = ['{auth,components,content,pages,public,server}/**/*.{ts,tsx,css}', '{+config,vite.config}.ts']

/** The paths of all code and style files of the product. */
export const sourceFiles: readonly string[] = globSync(product)
  .map((file) => file.replaceAll('\\', '/'))
  .sort()

/**
 * Every import between files of the product: static, dynamic and type imports, re-exports, `@import` rules of styles, and
 * strings that name modules for a tool: one module for Vike, a pattern of them for Vite's `import.meta.glob`.
 * @throws {Error} naming the file that does not parse
 */
export function readImports(): Import[] {
  return sourceFiles.flatMap((from) => {
    const named = from.endsWith('.css') ? styleImports(from) : moduleNames(from)
    const found = named.flatMap((name) => resolve(name, from))
    return [...new Set(found)].filter((to) => to !== from).map((to) => ({ from, to }))
  })
}

/** Every string of a module. The few that name a file of the product are imports; no other string has that form. */
function moduleNames(file: string): string[] {
  const { program, errors } = parseSync(file, readFileSync(file, 'utf8'))
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`)
  const names: string[] = []
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') names.push(value)
    },
  }).visit(program)
  return names
}

function styleImports(file: string): string[] {
  const names: string[] = []
  transform({
    filename: file,
    code: readFileSync(file),
    // Tailwind's own at-rules are unknown to CSS.
    errorRecovery: true,
    visitor: {
      Rule: {
        import: (rule) => {
          names.push(rule.value.url)
        },
      },
    },
  })
  return names
}

/** What a build of English takes for an alias that each language resolves to its own (package.json, `imports`). */
const inEnglish = (rest: string): string[] => [
  rest.replace(/^words\//, 'content/en/').replace(/^language$/, 'content/languages/english.ts'),
]

/** The files that a module name stands for. None for packages, and for strings that name no file of the product. */
function resolve(name: string, from: string): string[] {
  const path = /^(?:import:)?(\.{0,2}\/|#)([^:?]+)(?::\w+)?$/.exec(name)
  if (path === null) return []
  const [, start = '', rest = ''] = path
  if (!start.startsWith('.')) return inEnglish(rest).filter((file) => sourceSet.has(file))
  // A pattern, as Vite takes it. Absolute ones are addresses of the site.
  const target = join(dirname(from), start, rest)
  return sourceFiles.filter((file) => matchesGlob(file, target))
}

const sourceSet: ReadonlySet<string> = new Set(sourceFiles)
