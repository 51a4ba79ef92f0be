import { withSection } from '#server/marked-section.ts'
import type { Arrow } from './circles.ts'
import type { Import } from './imports.ts'

/** The document that holds the drawings. */
export const document = 'docs/architecture.md'

/** The folders that are drawn. '' is the project's root. */
const drawn = [
  '',
  'components',
  'components/figures',
  'content',
  'content/day',
  'auth',
  'server/publish',
  'server/local',
] as const

/** The arrows between the direct children of a folder, files and folders alike. At the root, the folders of `server/` stand for it. */
export function arrowsIn(folder: string, imports: readonly Import[]): Arrow[] {
  const arrows = new Map<string, Arrow>()
  for (const { from, to } of imports) {
    const [source, target] = [childOf(folder, from), childOf(folder, to)]
    if (source === undefined || target === undefined || source === target) continue
    arrows.set(`${source} ${target}`, { from: source, to: target })
  }
  return [...arrows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, arrow]) => arrow)
}

/** The direct child of a folder in which a file lies; folders end with a slash. Undefined for files outside the folder. */
function childOf(folder: string, file: string): string | undefined {
  if (folder === '') return /^server\/[^/]+\/|^[^/]+\/?/.exec(file)?.[0]
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
  const id = (name: string) => name.replaceAll(/\W/g, '_')
  return [
    '```mermaid',
    'flowchart TD',
    ...names.map((name) => `  ${id(name)}["${name}"]`),
    ...arrows.map(({ from, to }) => `  ${id(from)} --> ${id(to)}`),
    '```',
  ].join('\n')
}
