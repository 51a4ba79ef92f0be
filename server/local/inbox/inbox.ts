import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { keepRecord, readRecords, type Unreadable } from '#server/local/records.ts'

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
 * An inbox of one file for each enquiry.
 * @param now milliseconds since 1970
 */
export function openInbox(folder: string, now: () => number = Date.now): Inbox {
  let latest = 0
  return {
    keep: async (fields, id = randomUUID()) => {
      // Two enquiries of one millisecond keep their order.
      latest = Math.max(now(), latest + 1)
      const enquiry: Enquiry = { receivedAt: new Date(latest).toISOString(), fields }
      return keepRecord(folder, nameOf(id, fields), enquiry)
    },
  }
}

export interface InboxContent {
  /** Oldest first. */
  enquiries: Enquiry[]
  unreadable: Unreadable[]
}

/** Reads every enquiry of an inbox. */
export async function readInbox(folder: string): Promise<InboxContent> {
  const { records, unreadable } = await readRecords(folder, enquirySchema, 'an enquiry')
  records.sort((a, b) => Date.parse(a.receivedAt) - Date.parse(b.receivedAt))
  return { enquiries: records, unreadable }
}

function nameOf(id: string, fields: Readonly<Record<string, string>>): string {
  const content = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([id, content]))
    .digest('hex')
}
