/* Reads the front matter of an article, the YAML above its text, and reports each mistake with its line. */

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
  type Node,
  parse,
  parseDocument,
  type Range,
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
  const lineOf = ({ range }: { range?: Range | null | undefined }): number => lineAt(range?.[0] ?? 0)
  const faults = faultsIn(document, lineCounter)
  const indented = faults.size === 0 ? 0 : yaml.split('\n').findIndex((line, index) => isIndented(line, index)) + 2
  if (indented > 1) {
    report(indented, 'front matter cannot be read: a field begins with spaces. Take them out')
    return undefined
  }
  // Further errors of a line follow from the first.
  for (const [line, [first]] of faults)
    if (first) {
      const advice = inQuotes(yaml, line) ?? adviceOn(first.code, yaml, line)
      report(line, `front matter cannot be read: ${first.message}. ${advice}`)
    }
  if (faults.size > 0) return undefined
  // Rejects aliases, because a few lines of them can expand to millions of values.
  const alias = yaml.includes('*') ? firstAlias(document) : undefined
  if (alias) {
    const line = lineOf(alias)
    const advice = inQuotes(yaml, line) ?? 'Write the value itself, or put it in quotes'
    report(line, `front matter repeats a value by its name, *${alias.source}. ${advice}`)
    return undefined
  }
  let isWhole = true
  const noteLost = (lost: string, node: Node): void => {
    isWhole = false
    const line = lineOf(node)
    report(line, `"${lost}" is no part of the text. ${inQuotes(yaml, line) ?? 'Put the whole text in quotes'}`)
  }
  visit(document, {
    Node: (_, node) => {
      if ('anchor' in node && node.anchor !== undefined) noteLost(`&${node.anchor}`, node)
      else if (node.tag?.startsWith('!')) noteLost(node.tag, node)
    },
  })
  visit(document, {
    Scalar: (key, node, [, , field]) => {
      if (key === 'key' || typeof node.value !== 'string' || !isShown(field)) return
      if (node.comment) noteLost(`#${node.comment}`, node)
      const backslash = node.type === 'QUOTE_DOUBLE' ? '\\\\' : '\\'
      if (document.has('languages') && isField(field, 'title') && numberKey.test(node.value))
        report(lineOf(node), 'a notice in one language has no key but {{site.name}} in its title: write the number out')
      else node.value = plainText(node.value, words, (text) => report(lineOf(node), text), backslash)
    },
  })
  if (!isWhole) return undefined
  const checked = check(schema, document.toJS() ?? {}, 'front matter')
  if (checked.kind === 'valid') return checked.data
  for (const { path, text } of checked.breaches) {
    const offset = offsetOf(document, path)
    report(offset === undefined ? 1 : lineAt(offset), text)
  }
  return undefined
}

/** The errors of the YAML, by the line of the file on which each begins. */
const faultsIn = (document: Document, lineCounter: LineCounter) =>
  Map.groupBy(
    [...document.errors, ...document.warnings],
    ({ pos }) => Math.max(1, lineCounter.linePos(opening(document, pos[0])).line) + 1,
  )

/** Whether a line has a field of the article, or begins the fields, behind spaces. */
const isIndented = (line: string, index: number): boolean =>
  index === 0 ? /^\s+[a-z]/.test(line) : new RegExp(String.raw`^\s+(?!title|text)(?:${fieldNames}):`).test(line)

/** Fields whose words pages show. */
const shownFields: ReadonlySet<unknown> = new Set(['title', 'subtitle', 'description', 'change', 'topics', 'closing'])

const isShown = (field: unknown): boolean => isPair(field) && isScalar(field.key) && shownFields.has(field.key.value)

const isField = (field: unknown, name: string): boolean =>
  isPair(field) && isScalar(field.key) && field.key.value === name

/** The list of the other language names a notice that it lacks, and a process computes the numbers of one language alone. */
const numberKey = /\{\{\s*(?!site\.name\s*\}\})[^{}:]*\}\}/

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

/** What to do about an error of the YAML where no other form of its line is sure to be right. */
function adviceOn(code: ErrorCode, yaml: string, line: number): string {
  if (code === 'DUPLICATE_KEY') return 'Keep one of the two'
  if (code === 'TAB_AS_INDENT') return 'Write spaces in place of the tab'
  const [field = ''] = /^[a-z]+(?=:)/.exec(yaml.split('\n')[line - 2] ?? '') ?? []
  if (field === 'numbers') return 'Write numbers: {"3 hours": "how long we close"}'
  if (/^(?:topics|sources|calls)$/.test(field)) return `Write ${field}: ["one", "another"], each in quotes`
  return 'Write each field on one line of its own, as title: "Words"'
}

const fieldNames =
  'address|author|calls|change|closing|date|description|form|modified|numbers|sources|subtitle|text|title|topics'

/** A line with one field or one entry of a list: its start, and its value. */
const ownLine = new RegExp(String.raw`^(\s*(?:(?:${fieldNames}):|-))\s*(\S.*?)\s*$`)

/**
 * Says how to write a line so that its text is read whole: between quotes. Undefined for a list, and where quotes do not
 * help.
 * @param line of the file
 */
function inQuotes(yaml: string, line: number): string | undefined {
  const lines = yaml.split('\n')
  const [, start, value] = ownLine.exec(lines[line - 2] ?? '') ?? []
  if (start === undefined || value === undefined || /^(?:topics|sources|calls|numbers):$/.test(start)) return undefined
  const written = `${start} ${quoted(withoutQuotes(value))}`
  const faults = (text: string): number => {
    const lineCounter = new LineCounter()
    return faultsIn(parseDocument(text, { lineCounter, prettyErrors: false }), lineCounter).size
  }
  const left = faults(lines.with(line - 2, written).join('\n'))
  return left === 0 || left < faults(yaml) ? `Write ${written.trim()}` : undefined
}

const quoted = (text: string): string =>
  `"${text
    .trim()
    .replace(/\\(?!_)/g, '\\\\')
    .replaceAll('"', '\\"')}"`

/** A value without the quotes around it, of which one may be missing. */
function withoutQuotes(value: string): string {
  const [, quote, within = ''] = /^(["'])\1*(.*?)\1*$/.exec(value) ?? []
  // In "A" and "B" the first and the last mark are no pair.
  if (quote === undefined || new RegExp(String.raw`^[^${quote}]*\S${quote}(?=[\s.,;:!?]|$)`).test(within)) return value
  return quote === '"' ? within.replace(/\\(["\\])/g, '$1') : within
}

/** Offset of the sign that opens the quotes or the list in which an error lies: that it is not closed is noticed only lines below. */
function opening(document: Document, at: number): number {
  let start = at
  visit(document, {
    Value: (_, node) => {
      const opens = isScalar(node) ? node.type?.startsWith('QUOTE') : node.flow
      if (opens && node.range && node.range[0] < at && at <= node.range[1]) start = node.range[0]
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
