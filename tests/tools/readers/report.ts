/* The tables of docs/readers.md: what each outside program read, beside what it should have read. */

import { isDeepStrictEqual } from 'node:util'
import { withSection } from '#server/written-section.ts'
import type { Kind, Program } from './kind.ts'

/** What one program made of one thing that it read. */
export interface Cell {
  readonly kind: Kind
  readonly program: Program
  readonly what: string
  readonly state: 'right' | 'wrong' | 'reason' | 'not run'
  /** What is wrong, or the reason. */
  readonly detail: string
}

const words = { right: 'right', wrong: 'WRONG', reason: 'not right', 'not run': 'not run' } as const

/** The cells of a program for the terminal. */
export const summary = (cells: readonly Cell[]): string =>
  cells
    .map(({ program, what, state, detail }) => {
      const line = `${words[state].padEnd(9)} ${program.name} ${program.version}: ${what}`
      return `${line}${detail === '' ? '' : `: ${detail}`}\n`
    })
    .join('')

const markers = ['<!-- programs: written by npm run readers -->', '<!-- /programs -->'] as const

/** The text of docs/readers.md with these cells. @throws {Error} if the markers around the tables are missing */
export const withReport = (readers: string, cells: readonly Cell[]): string =>
  withSection(readers, markers, reportTables(cells))

/** The cells as Markdown: a table for each kind, a row for each program. */
function reportTables(cells: readonly Cell[]): string {
  const byKind = Map.groupBy(cells, ({ kind }) => kind)
  return [...byKind].map(([kind, own]) => `### ${kind.title}\n\n${tableOf(own)}`).join('\n')
}

function tableOf(cells: readonly Cell[]): string {
  const rows = [...Map.groupBy(cells, ({ program }) => program)].map(([{ name, version }, own]) => {
    const right = own.filter(({ state }) => state === 'right').map(({ what }) => what)
    const others = own
      .filter(({ state }) => state !== 'right')
      .map(({ what, state, detail }) => `${what}: ${words[state]}. ${detail}`)
    return `| ${[`${name} ${version}`, right.join('; '), others.join(' ')].map(escaped).join(' | ')} |`
  })
  return `| Program | Right | Not right, with the reason |\n|---|---|---|\n${rows.join('\n')}\n`
}

const escaped = (cell: string) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')

/** Where two values differ first, for a person. */
export function difference(value: unknown, expected: unknown): string {
  if (isRecord(value) && isRecord(expected)) {
    const keys = [...new Set([...Object.keys(expected), ...Object.keys(value)])]
    const differing = keys.filter((key) => !isDeepStrictEqual(value[key], expected[key]))
    const [first = ''] = differing
    return `${differing.length} of ${keys.length} differ: ${first}: ${difference(value[first], expected[first])}`
  }
  if (Array.isArray(value) && Array.isArray(expected)) {
    const at = value.findIndex((one, index) => !isDeepStrictEqual(one, expected[index]))
    return `${value.length} for ${expected.length}: ${shown(value[at])}, not ${shown(expected[at])}`
  }
  return `${shown(value)}, not ${shown(expected)}`
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !(value instanceof Set) && !Array.isArray(value)
}

/** Letters of a value that are shown: enough to find it in a page. */
const longestShown = 160

function shown(value: unknown): string {
  return (JSON.stringify(value instanceof Set ? [...value] : value) ?? 'nothing').slice(0, longestShown)
}
