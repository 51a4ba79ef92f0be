/* Finds the line of a wrong field in a file of words, for messages of the build. */

import { readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'
import type { ContentPlace } from '#content/schema/check-entries.ts'

/** The message of a content error, with the line of each wrong field: `content/en/services/gis.ts:12: …`. */
export function withLineNumbers(error: Error): string {
  // Checks fields instead of the class, because an error from the bundle of pages has another class.
  const places = 'places' in error && Array.isArray(error.places) ? (error.places as readonly ContentPlace[]) : []
  const [head, ...lines] = error.message.split('\n')
  if (places.length !== lines.length) return error.message
  return [
    head,
    ...lines.map((line, index) => {
      const place = places[index]
      return place ? line.replace(`${place.file}: `, `${place.file}:${lineIn(place)}: `) : line
    }),
  ].join('\n')
}

const lineIn = ({ file, path }: ContentPlace): number => {
  const source = readFileSync(file, 'utf8')
  return source.slice(0, offsetOf(file, source, path)).split('\n').length
}

/** A node of the syntax tree of Vite's parser (ESTree). */
interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly key?: SyntaxNode & { readonly name?: string; readonly value?: unknown }
  readonly value?: SyntaxNode
  readonly properties?: readonly SyntaxNode[]
  readonly elements?: readonly (SyntaxNode | null)[]
}

const nameOf = ({ key }: SyntaxNode): unknown => key?.name ?? key?.value

/** Offset of a field, or of the nearest enclosing value that the module contains. */
export function offsetOf(file: string, source: string, path: readonly PropertyKey[]): number {
  const objects: SyntaxNode[] = []
  new Visitor({ ObjectExpression: (node) => void objects.push(node as SyntaxNode) }).visit(
    parseSync(file, source).program,
  )
  let node = objects.find((one) => one.properties?.some((property) => nameOf(property) === 'slug')) ?? objects[0]
  let offset = node?.start ?? 0
  for (const step of path) {
    const property = node?.properties?.find((one) => nameOf(one) === step)
    node = (typeof step === 'number' ? node?.elements?.[step] : property?.value) ?? undefined
    if (!property && !node) break
    offset = (property ?? node)?.start ?? offset
  }
  return offset
}
