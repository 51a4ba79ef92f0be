/* Records of the local host, such as enquiries, as JSON files of one folder. */

import { randomUUID } from 'node:crypto'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { hasCode, reason } from '#server/reason.ts'
import { makeFolder } from './data-folder.ts'

/**
 * Writes a record to a JSON file, replacing one of the same name; it is on the disk once the promise resolves. The file is
 * written under another name and renamed, so it appears complete or not at all.
 * @param name of the file, without `.json`
 */
export async function writeRecord(folder: string, name: string, record: object): Promise<void> {
  await makeFolder(folder)
  const draft = join(folder, `${randomUUID()}.draft`)
  await writeFile(draft, `${JSON.stringify(record, null, 2)}\n`, { flag: 'wx', mode: 0o600, flush: true })
  await rename(draft, join(folder, `${name}.json`))
}

let latest = 0

/** The current time for a record (ISO 8601 in UTC), later than all previous ones, so that records sort by it. */
export function timestamp(): string {
  latest = Math.max(Date.now(), latest + 1)
  return new Date(latest).toISOString()
}

/** A file without a valid record. */
export interface Unreadable {
  file: string
  reason: string
}

/** Reads all records of a folder in no order, and lists the files that contain no valid one. */
export async function readRecords<Record>(
  folder: string,
  schema: z.ZodType<Record>,
): Promise<{ records: Record[]; unreadable: Unreadable[] }> {
  const records: Record[] = []
  const unreadable: Unreadable[] = []
  const names = await readdir(folder).catch((error) => {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  })
  for (const name of names.filter((one) => one.endsWith('.json')).sort()) {
    const file = join(folder, name)
    try {
      records.push(schema.parse(JSON.parse(await readFile(file, 'utf8'))))
    } catch (error) {
      unreadable.push({ file, reason: error instanceof z.ZodError ? 'another form' : reason(error) })
    }
  }
  return { records, unreadable }
}
