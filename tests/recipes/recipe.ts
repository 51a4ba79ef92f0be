import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What CONTRIBUTING.md asks of somebody who adds a thing of one kind. */
export interface Recipe {
  /** New files: path in the project, and name in tests/recipes/files/. */
  files: Readonly<Record<string, string>>
  /** Changes of files that are there, by path. */
  edits: Readonly<Record<string, (text: string) => string>>
}

/**
 * Follows a recipe in a copy of the project.
 * @returns the files that it touches
 * @throws {Error} when a line that an edit follows is no longer there
 */
export function follow({ files, edits }: Recipe, project: string): string[] {
  for (const [path, source] of Object.entries(files))
    cpSync(join('tests', 'recipes', 'files', source), join(project, path))
  for (const [file, edit] of Object.entries(edits)) {
    const path = join(project, file)
    writeFileSync(path, edit(readFileSync(path, 'utf8')))
  }
  return [...Object.keys(files), ...Object.keys(edits)]
}

/**
 * Puts text straight after a passage of a file: the first, if there are several.
 * @throws {Error} when there is none
 */
export const after = (passage: string, added: string) => (text: string) => {
  const at = text.indexOf(passage)
  if (at === -1) throw new Error(`A recipe looks for '${passage}' and does not find it.`)
  return text.slice(0, at) + passage + added + text.slice(at + passage.length)
}

/** Puts text at the end of a file. */
export const atEnd = (added: string) => (text: string) => text + added
