import type { Cached, Measured } from './measurement.ts'
import { spread, table } from './table.ts'

const kinds = { cold: 'cold', unchanged: 'unchanged', edited: 'one article edited' } as const
type Kind = keyof typeof kinds

/** Tables of builds with cards and compression: cold, unchanged, and with one article edited. Empty without measurements. */
export function rebuilds(all: readonly Cached[]): string[] {
  const sizes = [...new Set(all.map(({ size }) => size))]
  if (sizes.length === 0) return []
  const of = (size: number) => all.filter((one) => one.size === size)
  const builds = sizes.flatMap((size) => (Object.keys(kinds) as Kind[]).map((kind) => buildRow(of(size), size, kind)))
  const singles = sizes.map((size) => {
    const each = (value: (one: Cached) => number) => spread(of(size).map(value))
    return [
      String(size),
      each(({ images }) => images),
      each(({ cold, images }) => stepMs(cold, 'cards') / images),
      each(({ files }) => files),
      each(({ cold, files }) => stepMs(cold, 'compression') / files),
    ]
  })
  return [
    'With cards and compression, which are made on all cores and kept between builds:',
    table(['Articles', 'build', 'all, s', 'of cold, %', 'cards, s', 'compression, s', 'peak, MiB'], builds),
    table(['Articles', 'images', 'each, ms', 'compressed files', 'each, ms'], singles),
    ...(sizes.length > 1 ? [growth(sizes, of)] : []),
  ]
}

function buildRow(rounds: readonly Cached[], size: number, kind: Kind): string[] {
  const each = (value: (build: Measured, one: Cached) => number) => spread(rounds.map((one) => value(one[kind], one)))
  return [
    String(size),
    kinds[kind],
    each(({ wallMs }) => wallMs / 1000),
    each(({ wallMs }, { cold }) => (100 * wallMs) / cold.wallMs),
    each((build) => stepMs(build, 'cards') / 1000),
    each((build) => stepMs(build, 'compression') / 1000),
    each(({ peakKb }) => peakKb / 1024),
  ]
}

function growth(sizes: readonly number[], of: (size: number) => readonly Cached[]): string {
  const rows = sizes.slice(1).map((size, index) => {
    const before = sizes[index] ?? 0
    const each = (value: (one: Cached) => number) =>
      spread(of(size).map((one, round) => (value(one) - value(of(before)[round] ?? one)) / (size - before)))
    return [
      `${before} to ${size}`,
      each(({ cold }) => stepMs(cold, 'cards')),
      each(({ cold }) => stepMs(cold, 'compression')),
      each(({ edited }) => stepMs(edited, 'cards') + stepMs(edited, 'compression')),
      each(({ edited }) => edited.wallMs),
    ]
  })
  return table(
    ['Each further article', 'cards, ms', 'compression, ms', 'both after an edit, ms', 'a rebuild after an edit, ms'],
    rows,
  )
}

const stepMs = ({ steps }: Measured, name: string): number => steps[name]?.wallMs ?? 0
