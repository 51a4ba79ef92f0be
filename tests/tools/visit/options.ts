import { parseArgs } from 'node:util'
import { parseVariant, type Variant, variants } from '#tests/tools/visit/host/variant.ts'
import { type BenchLine, leastRounds, lines, parseLine } from '#tests/tools/visit/link/line.ts'

export interface Options {
  /** Whether to build the site anew. Otherwise `dist/` is measured as it is, and built only where it is missing. */
  build: boolean
  /** Clean addresses, or a choice of kinds. */
  pages: readonly string[] | 'differentKinds' | 'everyKind'
  lines: readonly BenchLine[]
  variants: readonly Variant[]
  /** Most bytes of a TLS record. */
  recordBytes: number
  /** Where to write the browser's trace of one visit. Undefined for a bench. */
  trace: string | undefined
  /** Whether to write the tables into `docs/measurements.md`. */
  write: boolean
}

/** Most bytes of a TLS record of nginx, as its configuration says (server/publish/headers/hosts/nginx.ts). Caddy begins with 1.2 kB. */
const packetRecord = 1_390

/** The options of `npm run bench:visit`. @throws {Error} naming an option with a wrong value */
export function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      build: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      page: { type: 'string', multiple: true },
      line: { type: 'string', multiple: true },
      variant: { type: 'string', multiple: true },
      rounds: { type: 'string' },
      record: { type: 'string', default: String(packetRecord) },
      trace: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  })
  const rounds = values.rounds === undefined ? undefined : whole('--rounds', values.rounds, { least: 1, most: 1_000 })
  const chosen = values.line?.map(parseLine) ?? lines
  if (values.write && rounds !== undefined && rounds < leastRounds)
    throw new Error(`--write needs at least --rounds ${leastRounds}`)
  if (values.write && (values.page ?? values.line ?? values.variant) !== undefined)
    throw new Error('--write writes the whole table: leave out --page, --line and --variant')
  return {
    build: values.build,
    pages: values.page ?? (values.all ? 'everyKind' : 'differentKinds'),
    lines: rounds === undefined ? chosen : chosen.map((line) => ({ ...line, rounds })),
    variants: values.variant?.map(parseVariant) ?? variants,
    // The limits are those of OpenSSL (SSL_CTX_set_max_send_fragment).
    recordBytes: whole('--record', values.record, { least: 512, most: 16_384 }),
    trace: values.trace,
    write: values.write,
  }
}

function whole(option: string, text: string, { least, most }: { least: number; most: number }): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < least || value > most)
    throw new Error(`${option} ${text}: write a whole number from ${least} to ${most}`)
  return value
}
