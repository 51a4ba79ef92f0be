import { check } from '#content/schema/check.ts'
import { nearest } from '#content/schema/suggest.ts'
import laws from './laws.json' with { type: 'json' }
import literature from './literature.json' with { type: 'json' }
import reports from './reports.json' with { type: 'json' }
import { type Source, sourceSchema } from './source.ts'
import standards from './standards.json' with { type: 'json' }

/** The sources of every file, each by the key with which a text cites it. */
const files = { literature, laws, standards, reports }

type KeyOf<Collection> = Collection extends unknown ? keyof Collection : never

/** Key of a source: surname of the first author and year, or the short name of a law or standard. */
export type SourceKey = KeyOf<(typeof files)[keyof typeof files]>

/** Every source with its key. */
export const sourceEntries: readonly (readonly [string, Source])[] = readSources()

/** @throws {Error} naming file, key and field of every mistake */
function readSources() {
  const mistakes: string[] = []
  const entries = Object.entries(files).flatMap(([file, collection]) =>
    Object.entries<unknown>(collection).flatMap(([key, entry]) => {
      const checked = check(sourceSchema, entry, 'the source')
      if (checked.kind === 'valid') return [[key, checked.data] as const]
      mistakes.push(...checked.breaches.map((breach) => `content/sources/${file}.json: ${key}: ${breach.text}`))
      return []
    }),
  )
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'))
  return entries
}

const sources = new Map(sourceEntries)

export const isSourceKey = (key: unknown): key is SourceKey => typeof key === 'string' && sources.has(key)

/** Advice for an unknown key. */
export const unknownKey = (key: unknown): string => {
  const near = nearest(String(key), [...sources.keys()])
  const found = near === undefined ? 'correct it' : `did you mean ${near}? Otherwise correct it`
  return `no source has this key: ${found}, or add the source as docs/sources.md says`
}

/** The source of a key, as content/sources has it. */
export const sourceOf = (key: SourceKey): Source | undefined => sources.get(key)
