import { withSection } from '#server/marked-section.ts'
import type { Arrow } from './circles.ts'
import type { Import } from './source-imports.ts'

/** The document that holds the drawings. */
export const document = 'docs/architecture.md'

/** What is drawn: each folder here with its direct children, files and folders alike. '' is the project's root. */
export const drawn = ['', 'components', 'content', 'auth', 'server/publish', 'server/local'] as const

export type Drawn = (typeof drawn)[number]

/** The arrows between the direct children of a folder, in order. At the root, the rooms of `server/` stand for it. */
export function arrowsIn(folder: Drawn, imports: readonly Import[]): Arrow[] {
  const arrows = new Map<string, Arrow>()
  for (const { from, to } of imports) {
    const arrow = { from: childOf(folder, from), to: childOf(folder, to) }
    if (arrow.from === undefined || arrow.to === undefined || arrow.from === arrow.to) continue
    arrows.set(`${arrow.from} ${arrow.to}`, { from: arrow.from, to: arrow.to })
  }
  return [...arrows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, arrow]) => arrow)
}

/** The child of a folder that holds a file: a folder ends with a slash. Undefined for files elsewhere. */
function childOf(folder: Drawn, file: string): string | undefined {
  if (folder === '') return /^server\/[^/]+\/|^[^/]+\//.exec(file)?.[0]
  if (!file.startsWith(`${folder}/`)) return undefined
  return /^[^/]+\/?/.exec(file.slice(folder.length + 1))?.[0]
}

/** The document with every drawing replaced by that of the imports. @throws {Error} naming missing marks. */
export function withDrawings(text: string, imports: readonly Import[]): string {
  return drawn.reduce((result, folder) => {
    const section = { file: document, name: folder === '' ? 'project' : folder, command: 'architecture' }
    return withSection(result, section, mermaid(arrowsIn(folder, imports)))
  }, text)
}

/** A Mermaid flowchart, which GitHub and most editors draw. */
function mermaid(arrows: readonly Arrow[]): string {
  const names = [...new Set(arrows.flatMap(({ from, to }) => [from, to]))].sort()
  const id = (name: string) => `n${names.indexOf(name)}`
  return [
    '```mermaid',
    'flowchart TD',
    ...names.map((name) => `  ${id(name)}["${name}"]`),
    ...arrows.map(({ from, to }) => `  ${id(from)} --> ${id(to)}`),
    '```',
  ].join('\n')
}
