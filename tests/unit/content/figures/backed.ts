import { type Allowed, figuresOf } from './allowed.ts'
import type { Literal } from './literals.ts'

type AllowedIn = Readonly<Record<string, Allowed>>

export const advice =
  'write the key of a claim or of a number of the day (docs/editing.md), or allow the number in tests/unit/content/figures/, with its reason'

/** A message for each number that nothing allows in its file. */
export const unbacked = (found: readonly Literal[], ...by: readonly AllowedIn[]): string[] =>
  found
    .filter(({ file, figure }) => !by.some((allowed) => figuresOf(allowed[file] ?? {}).has(figure)))
    .map(
      ({ file, line, figure, words }) =>
        `${file}:${line}: "${figure}" in "${words}": no claim or computation: ${advice}`,
    )

/** The numbers that are allowed in a file which does not hold them. */
export const stale = (found: readonly Literal[], by: AllowedIn): string[] =>
  Object.entries(by).flatMap(([file, reasons]) => {
    const held = new Set(found.filter((literal) => literal.file === file).map(({ figure }) => figure))
    return [...figuresOf(reasons)].filter((figure) => !held.has(figure)).map((figure) => `${file}: ${figure}`)
  })
