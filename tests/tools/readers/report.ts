/* The tables of docs/readers.md: what each outside program read, beside what it should have read. */

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

/** The cells as Markdown: a table for each kind, a row for each program. */
export function reportTable(cells: readonly Cell[]): string {
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
