import {
  type Alias,
  type Document,
  type ErrorCode,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  parse,
  parseDocument,
  visit,
} from 'yaml'
import { check } from '#content/schema/check.ts'
import type { FrontMatter, FrontMatterSchema } from './front-matter-schema.ts'
import { plainText } from './inline.ts'
import type { PlaceholderValues } from './placeholders.ts'
import type { Report } from './problem.ts'

/** The YAML between the first line, which is `---`, and the next such line, and the Markdown after that. */
export function splitFile(text: string): { yaml: string; body: string; linesBefore: number } | undefined {
  const match = /^---[ \t]*\n([\s\S]*?\n)?---[ \t]*(?:\n|$)/.exec(text)
  if (!match) return undefined
  return { yaml: match[1] ?? '', body: text.slice(match[0].length), linesBefore: match[0].split('\n').length - 1 }
}

/**
 * The fields of an article's file, unchecked, for what needs some of them in the other language. Undefined for a file whose
 * fields cannot be read: the build of its own language says why, with the line.
 */
export function plainFields(source: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const fields: unknown = parse(splitFile(source)?.yaml ?? '')
    return typeof fields === 'object' && fields !== null ? { ...fields } : undefined
  } catch {
    return undefined
  }
}

/** Reads and checks the front matter. Reports every mistake with its line; undefined when there is one. */
export function readFrontMatter(
  yaml: string,
  schema: FrontMatterSchema,
  words: PlaceholderValues,
  report: Report,
): FrontMatter | undefined {
  const lineCounter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false })
  // The opening --- is line 1 of the file.
  const lineAt = (offset: number): number => Math.max(1, lineCounter.linePos(offset).line) + 1
  if (document.errors.length > 0 || document.warnings.length > 0) {
    for (const { pos, message, code } of [...document.errors, ...document.warnings])
      report(
        lineAt(openQuote(document, pos[0]) ?? pos[0]),
        `front matter cannot be read: ${message}. ${remedies[code] ?? 'Put a text that holds ": " or "#" in quotes'}`,
      )
    return undefined
  }
  // Rejects aliases, because a few lines of them can expand to millions of values.
  const alias = yaml.includes('*') ? firstAlias(document) : undefined
  if (alias) {
    report(
      lineAt(alias.range?.[0] ?? 0),
      `front matter repeats a value by its name, *${alias.source}: write the value itself`,
    )
    return undefined
  }
  visit(document, {
    Scalar: (key, node, [, , field]) => {
      if (key === 'key' || typeof node.value !== 'string' || !isShown(field)) return
      if (node.comment)
        report(lineAt(node.range?.[0] ?? 0), `"#${node.comment}" is no part of the text: put the whole text in quotes`)
      node.value = plainText(node.value, words, (text) => report(lineAt(node.range?.[0] ?? 0), text))
    },
  })
  const checked = check(schema, document.toJS() ?? {}, 'front matter')
  if (checked.kind === 'valid') return checked.data
  for (const { path, text } of checked.breaches) {
    const offset = offsetOf(document, path)
    report(offset === undefined ? 1 : lineAt(offset), text)
  }
  return undefined
}

/** Fields whose words pages show. */
const shownFields: ReadonlySet<unknown> = new Set(['title', 'subtitle', 'description', 'topics', 'closing'])

const isShown = (field: unknown): boolean => isPair(field) && isScalar(field.key) && shownFields.has(field.key.value)

function firstAlias(document: Document): Alias | undefined {
  let first: Alias | undefined
  visit(document, {
    Alias: (_, alias) => {
      first = alias
      return visit.BREAK
    },
  })
  return first
}

/** What to do about an error of the YAML that is not a text without quotes. */
const remedies: Partial<Record<ErrorCode, string>> = {
  DUPLICATE_KEY: 'Keep one of the two',
  TAB_AS_INDENT: 'Write spaces in place of the tab',
}

/** Offset of the opening quote of the text that an error lies in: a missing quote is noticed only lines below. */
function openQuote(document: Document, at: number): number | undefined {
  let start: number | undefined
  visit(document, {
    Scalar: (_, { type, range }) => {
      if (type?.startsWith('QUOTE') && range && range[0] < at && at <= range[1]) start = range[0]
    },
  })
  return start
}

/** Offset of the value of a path, or of the nearest value around it that the file contains. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number | undefined {
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
