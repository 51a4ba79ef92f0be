import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourcesOf } from '#content/sources/cited.ts'
import type { Source } from '#content/sources/source.ts'
import { isSourceKey, type SourceKey, unknownKey } from '#content/sources/sources.ts'
import { ContentError } from './check-entries.ts'

/**
 * The sources with these keys, sorted as in a list of sources.
 * @param file that cites them, from the root of the project, for the message
 * @throws {ContentError} naming file, line and key of every key that no source has
 */
export function resolveSources(file: string, keys: readonly SourceKey[] = []): readonly Source[] {
  const unknown = keys.filter((key) => !isSourceKey(key))
  if (unknown.length > 0)
    throw new ContentError(unknown.map((key) => `${file}:${lineOf(key, file)}: source "${key}": ${unknownKey(key)}`))
  return sourcesOf(keys)
}

/** The line on which a file first writes a text in quotes, from 1. */
function lineOf(text: string, file: string): number {
  const before = readFileSync(join(process.cwd(), file), 'utf8').split(`'${text}'`)[0] ?? ''
  return before.split('\n').length
}
