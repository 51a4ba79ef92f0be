import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml'
import type { z } from 'zod'
import { type FrontMatter, frontMatterSchema } from './front-matter-schema.ts'
import { fillPlaceholders, unknownPlaceholder, type Words } from './placeholders.ts'
import type { Report } from './problem.ts'

type Path = readonly PropertyKey[]

/** The YAML between the first line and the next, both `---`, and the Markdown after it. */
export function splitFile(source: string): { yaml: string; body: string; linesBefore: number } | undefined {
  const match = /^---[ \t]*\n([\s\S]*?\n)?---[ \t]*(?:\n|$)/.exec(source)
  if (!match) return undefined
  return { yaml: match[1] ?? '', body: source.slice(match[0].length), linesBefore: match[0].split('\n').length - 1 }
}

/** Reads and checks the front matter. Reports every mistake with its line; undefined when there is one. */
export function readFrontMatter(yaml: string, words: Words, report: Report): FrontMatter | undefined {
  const lineCounter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false })
  // The opening --- is line 1 of the file.
  const lineAt = (offset: number): number => Math.max(1, lineCounter.linePos(offset).line) + 1
  if (document.errors.length > 0 || document.warnings.length > 0) {
    for (const { pos, message } of [...document.errors, ...document.warnings])
      report(
        lineAt(openQuote(document, pos[0]) ?? pos[0]),
        `front matter cannot be read: ${message}. Put a text that holds ": " or "#" in quotes`,
      )
    return undefined
  }
  // Few have any, and the walk takes as long as the reading.
  if (yaml.includes('{{'))
    visit(document, {
      Scalar: (_, node) => {
        if (typeof node.value !== 'string') return
        node.value = fillPlaceholders(node.value, words, (key) =>
          report(lineAt(node.range?.[0] ?? 0), unknownPlaceholder(key)),
        )
      },
    })
  const value: unknown = document.toJS()
  const result = frontMatterSchema.safeParse(value ?? {})
  if (result.success) return result.data
  for (const issue of result.error.issues)
    for (const { path, text } of explain(issue, value)) {
      const offset = offsetOf(document, path)
      report(offset === undefined ? 1 : lineAt(offset), text)
    }
  return undefined
}

/** Where a quotation begins that runs into an error: one left open is found out only far below. */
function openQuote(document: Document, at: number): number | undefined {
  let start: number | undefined
  visit(document, {
    Scalar: (_, { type, range }) => {
      if (type?.startsWith('QUOTE') && range && range[0] < at && at <= range[1]) start = range[0]
    },
  })
  return start
}

function explain(issue: z.core.$ZodIssue, value: unknown): { path: Path; text: string }[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: [...issue.path, key],
      text: `unknown field "${key}": use ${Object.keys(frontMatterSchema.shape).join(', ')}`,
    }))
  const given = valueAt(value, issue.path)
  const name = issue.path.map((step) => (typeof step === 'number' ? `entry ${step + 1}` : String(step))).join(', ')
  const shown = typeof given === 'string' && given.length <= 40 ? `${name} "${given}"` : name
  const text = `${given === undefined ? `${name} is missing` : shown}: ${issue.message}`
  return [{ path: issue.path, text: name === '' ? `front matter: ${issue.message}` : text }]
}

function valueAt(value: unknown, path: Path): unknown {
  let current = value
  for (const step of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, step)) return undefined
    current = Object.entries(current).find(([key]) => key === String(step))?.[1]
  }
  return current
}

/** Where the value of a path begins, or the nearest thing around it that is written. */
function offsetOf(document: Document, path: Path): number | undefined {
  let node: unknown = document.contents
  let offset: number | undefined
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && key.value === step)
      if (!pair) break
      if (isScalar(pair.key) && pair.key.range) offset = pair.key.range[0]
      node = pair.value
    } else if (isSeq(node)) {
      node = node.items[Number(step)]
      if (isNode(node) && node.range) offset = node.range[0]
    }
  }
  return offset
}
