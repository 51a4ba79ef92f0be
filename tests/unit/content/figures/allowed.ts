import type { SourceKey } from '#content/sources/sources.ts'

/**
 * The numbers that one file of words may hold as typed, by the reason, parted by spaces. Everything else is a claim, a
 * number that `content/day` computes, a date, or the name of a standard or a law.
 */
export interface Allowed {
  /** Of a case that its page calls an example, invented or supposed. */
  readonly example?: string
  /** What follows from numbers in the same sentence. */
  readonly arithmetic?: string
  /** Of nature, of mathematics, or of a convention: a level of confidence, the length of a wave. */
  readonly constant?: string
  /** Numbering, the scale of a drawing, a version, a parameter that the reader may set. */
  readonly label?: string
  /** A full hour in French: '16 h' is '16:00', which is no number that English has to account for. */
  readonly hour?: string
  /** Published by others, by the key of the source, which the file has to cite. */
  readonly quoted?: Readonly<Partial<Record<SourceKey, string>>>
}

/** All numbers that a file may hold. */
export const figuresOf = ({ quoted, ...reasons }: Allowed): ReadonlySet<string> =>
  new Set([...Object.values(reasons), ...Object.values(quoted ?? {})].flatMap((figures) => figures.split(' ')))
