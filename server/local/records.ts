import { randomUUID } from 'node:crypto'
import { link, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { makeFolder } from './data-folder.ts'
import { hasCode, reason } from './reason.ts'

const draftEnding = '.draft'

/**
 * Writes a record to a JSON file of its own; it survives a crash once the promise resolves. The file is written under
 * another name, flushed, then linked: it appears complete or not at all, and two processes cannot both take its name.
 * A torn write therefore damages no other record, as it would in one long file.
 * @param name of the file, without `.json`
 * @throws {Error} when the record cannot be written
 */
export async function keepRecord(folder: string, name: string, record: object): Promise<'kept' | 'alreadyKept'> {
  await makeFolder(folder)
  const outcome = await publish(folder, `${name}.json`, `${JSON.stringify(record, null, 2)}\n`)
  await flushFolder(folder)
  return outcome
}

/** Age in milliseconds at which a draft belongs to a process that was killed: it is written and linked at once. */
const deadAge = 60_000

/** Removes the drafts of killed processes. They hold the words of a visitor, and nobody would look for them. */
export async function sweepDrafts(folder: string, now: () => number = Date.now): Promise<void> {
  for (const name of await fileNames(folder, draftEnding)) {
    const file = join(folder, name)
    const written = await stat(file).catch(() => undefined)
    if (written && now() - written.mtimeMs > deadAge) await rm(file, { force: true })
  }
}

/** Timestamps for records (ISO 8601 in UTC, with milliseconds), each later than the one before, so that they sort. */
export function timestamps(now: () => number = Date.now): () => string {
  let latest = 0
  return () => {
    latest = Math.max(now(), latest + 1)
    return new Date(latest).toISOString()
  }
}

/** A file without a valid record. */
export interface Unreadable {
  file: string
  reason: string
}

/**
 * Reads all records of a folder, ordered by file name, and lists the files that hold no valid one.
 * @param noun for a record with its article, used in the reason: `an enquiry`
 */
export async function readRecords<Record>(
  folder: string,
  schema: z.ZodType<Record>,
  noun: string,
): Promise<{ records: Record[]; unreadable: Unreadable[] }> {
  const records: Record[] = []
  const unreadable: Unreadable[] = []
  for (const name of await fileNames(folder, '.json')) {
    const file = join(folder, name)
    try {
      records.push(schema.parse(JSON.parse(await readFile(file, 'utf8'))))
    } catch (error) {
      unreadable.push({ file, reason: error instanceof z.ZodError ? `not ${noun}` : reason(error) })
    }
  }
  return { records, unreadable }
}

async function fileNames(folder: string, ending: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith(ending)).sort()
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  }
}

async function publish(folder: string, name: string, text: string): Promise<'kept' | 'alreadyKept'> {
  const draft = join(folder, `${randomUUID()}${draftEnding}`)
  try {
    const file = await open(draft, 'wx', 0o600)
    try {
      await file.writeFile(text)
      await file.sync()
    } finally {
      await file.close()
    }
    await link(draft, join(folder, name))
    return 'kept'
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return 'alreadyKept'
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

/** Flushes the names in a folder: a crash could otherwise lose the name of a flushed file. Windows has no such call. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
