import { createHash, randomUUID } from 'node:crypto'
import { link, open, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { makeFolder } from '#server/local/data-folder.ts'
import { hasCode, reason } from '#server/local/reason.ts'

const enquirySchema = z.object({
  /** When it was received: ISO 8601, UTC, milliseconds. */
  receivedAt: z.iso.datetime(),
  /** What the visitor sent, to the character. */
  fields: z.record(z.string(), z.string()),
})

export type Enquiry = z.infer<typeof enquirySchema>

export interface Inbox {
  /**
   * Keeps one enquiry; when this resolves, it survives a crash. The same `id` with the same fields is kept once, so
   * a visitor may send again after a lost answer; with other fields it is another enquiry, for the visitor has
   * changed it. Without an id, every enquiry is kept.
   * @throws {Error} when it could not be written.
   */
  keep: (fields: Readonly<Record<string, string>>, id?: string) => Promise<'kept' | 'alreadyKept'>
}

/**
 * An inbox of one JSON file for each enquiry. A file appears under its name complete or not at all (written aside,
 * flushed, then linked), so that a torn write can spoil no other enquiry, as it could in one long file; and the name
 * is taken once only, even by two processes.
 * @param now milliseconds since 1970
 */
export function openInbox(folder: string, now: () => number = Date.now): Inbox {
  let latest = 0
  return {
    keep: async (fields, id = randomUUID()) => {
      await makeFolder(folder)
      // Two enquiries of one millisecond keep their order.
      latest = Math.max(now(), latest + 1)
      const enquiry: Enquiry = { receivedAt: new Date(latest).toISOString(), fields }
      const outcome = await publish(folder, fileName(id, fields), `${JSON.stringify(enquiry, null, 2)}\n`)
      await flushFolder(folder)
      return outcome
    },
  }
}

export interface InboxContent {
  /** Oldest first. */
  enquiries: Enquiry[]
  /** Files that hold no enquiry, each with the reason. */
  unreadable: { file: string; reason: string }[]
}

/** Reads every enquiry of an inbox. A file that cannot be read is named and hides no other. */
export async function readInbox(folder: string): Promise<InboxContent> {
  const content: InboxContent = { enquiries: [], unreadable: [] }
  for (const name of await fileNames(folder)) {
    const file = join(folder, name)
    try {
      content.enquiries.push(enquirySchema.parse(JSON.parse(await readFile(file, 'utf8'))))
    } catch (error) {
      content.unreadable.push({ file, reason: error instanceof z.ZodError ? 'not an enquiry' : reason(error) })
    }
  }
  content.enquiries.sort((a, b) => Date.parse(a.receivedAt) - Date.parse(b.receivedAt))
  return content
}

async function fileNames(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  }
}

function fileName(id: string, fields: Readonly<Record<string, string>>): string {
  const content = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))
  return `${createHash('sha256')
    .update(JSON.stringify([id, content]))
    .digest('hex')}.json`
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
