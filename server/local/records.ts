import { randomUUID } from 'node:crypto'
import { link, open, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { makeFolder } from './data-folder.ts'
import { hasCode, reason } from './reason.ts'

/**
 * Keeps a record as a JSON file of its own; when this resolves, it survives a crash. A file appears under its name
 * complete or not at all (written aside, flushed, then linked), so that a torn write can spoil no other record, as it
 * could in one long file; and the name is taken once only, even by two processes.
 * @param name of the file, without `.json`
 * @throws {Error} when it could not be written.
 */
export async function keepRecord(folder: string, name: string, record: object): Promise<'kept' | 'alreadyKept'> {
  await makeFolder(folder)
  const outcome = await publish(folder, `${name}.json`, `${JSON.stringify(record, null, 2)}\n`)
  await flushFolder(folder)
  return outcome
}

/** A file that holds no such record, and why. */
export interface Unreadable {
  file: string
  reason: string
}

/**
 * Reads every record of a folder, in the order of their names. A file that cannot be read is named and hides no other.
 * @param what a record is, for the reason: `an enquiry`
 */
export async function readRecords<Record>(
  folder: string,
  schema: z.ZodType<Record>,
  what: string,
): Promise<{ records: Record[]; unreadable: Unreadable[] }> {
  const records: Record[] = []
  const unreadable: Unreadable[] = []
  for (const name of await fileNames(folder)) {
    const file = join(folder, name)
    try {
      records.push(schema.parse(JSON.parse(await readFile(file, 'utf8'))))
    } catch (error) {
      unreadable.push({ file, reason: error instanceof z.ZodError ? `not ${what}` : reason(error) })
    }
  }
  return { records, unreadable }
}

async function fileNames(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  }
}

async function publish(folder: string, name: string, text: string): Promise<'kept' | 'alreadyKept'> {
  const draft = join(folder, `${randomUUID()}.draft`)
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

/** Without this a crash may forget the name of a file whose content is safe. Windows cannot, and need not, do it. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
