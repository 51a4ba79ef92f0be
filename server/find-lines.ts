import { globSync, readFileSync } from 'node:fs'

/**
 * Where files match a pattern, as `file:line`, for messages about the words of a page: the line on which each match ends.
 * @param pattern with the flag `g`
 */
export function linesMatching(globs: readonly string[], pattern: RegExp): string[] {
  const files = globSync(globs).toSorted()
  return files.flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    const lines = [...source.matchAll(pattern)].map(({ 0: match, index }) => lineAt(source, index + match.length))
    return [...new Set(lines)].map((line) => `${file}:${line}`)
  })
}

const lineAt = (source: string, offset: number): number => source.slice(0, offset).split('\n').length
