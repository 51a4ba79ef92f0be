/* The types of `npm run readers`: an outside program, and a kind of programs that read the same things. */

import type { Records } from './records.ts'

/** A pinned program, and the cells that are known to be wrong, each with its reason. */
export interface Program {
  readonly name: string
  readonly version: string
  readonly registry: 'npm' | 'PyPI'
  /** Packages that it needs beside it. */
  readonly needs?: readonly string[]
  /** Why a cell is not right, by what was read. */
  readonly reasons?: Readonly<Record<string, string>>
}

/** What a program read, by what it read. The value is compared with the expected one. */
export type Readings = Readonly<Record<string, unknown>>

/** Programs of one kind, which read the same things. Their adapters are `adapters/<name>.mjs` and `adapters/<name>.py`. */
export interface Kind {
  readonly name: string
  readonly title: string
  readonly programs: readonly Program[]
  /** What is expected of every program, by what it reads; a program may read less. */
  readonly expected: (records: Records) => Readings
  /** What an adapter printed, as readings. */
  readonly judged?: (printed: Readings, records: Records) => Readings
}
