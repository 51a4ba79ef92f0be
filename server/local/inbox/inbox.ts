/* The inbox of the local host: one file for each enquiry, in the data folder. `npm run inbox` lists it. */

import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { readRecords, timestamp, type Unreadable, writeRecord } from '#server/local/records.ts'

const enquirySchema = z.object({
  /** ISO 8601 in UTC, with milliseconds. */
  receivedAt: z.iso.datetime(),
  /** The visitor's text, unchanged. */
  fields: z.record(z.string(), z.string()),
})

export type Enquiry = z.infer<typeof enquirySchema>

export interface Inbox {
  /**
   * Writes an enquiry to disk; it survives a crash once the promise resolves. An enquiry with the id and all fields of
   * another is a repeat after a lost answer, and is stored once. The same id with other fields is a changed enquiry, and is
   * stored too. Every enquiry without an id is stored.
   * @throws {Error} when the enquiry cannot be written
   */
  keep: (fields: Readonly<Record<string, string>>, id?: string) => Promise<void>
}

/** An inbox that stores each enquiry in a file of its own. */
export function openInbox(folder: string): Inbox {
  return {
    keep: async (fields, id = randomUUID()) => {
      const enquiry: Enquiry = { receivedAt: timestamp(), fields }
      await writeRecord(folder, nameOf(id, fields), enquiry)
    },
  }
}

/** Reads all enquiries of an inbox, oldest first. */
export async function readInbox(folder: string): Promise<{ enquiries: Enquiry[]; unreadable: Unreadable[] }> {
  const { records, unreadable } = await readRecords(folder, enquirySchema)
  return { enquiries: records.toSorted((a, b) => Date.parse(a.receivedAt) - Date.parse(b.receivedAt)), unreadable }
}

/** File name of an enquiry: a hash, because an id may contain any character. */
function nameOf(id: string, fields: Readonly<Record<string, string>>): string {
  const content = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([id, content]))
    .digest('hex')
}
