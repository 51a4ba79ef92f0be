import { randomUUID } from 'node:crypto'
import type { EmailDriver } from '@supabase/lite'
import { z } from 'zod'
import { keepRecord, readRecords, timestamps, type Unreadable } from '#server/local/records.ts'
import { toMarkdown } from '#server/publish/text/to-markdown.ts'

const messageSchema = z.object({
  /** ISO 8601 in UTC, with milliseconds. */
  sentAt: z.iso.datetime(),
  to: z.string(),
  subject: z.string(),
  /** The body that the hosted service would mail (server/publish/mail/). */
  html: z.string(),
})

export type Message = z.infer<typeof messageSchema>

/** The auth service's email driver, which writes each message to a file instead of mailing it. */
export function openMailbox(folder: string): EmailDriver {
  const timestamp = timestamps()
  return {
    send: async ({ to, subject, html = '' }) => {
      const message: Message = { sentAt: timestamp(), to, subject, html }
      await keepRecord(folder, `${message.sentAt.replaceAll(':', '')}-${randomUUID()}`, message)
    },
  }
}

/** Reads all messages of a mailbox, oldest first. */
export async function readMailbox(folder: string): Promise<{ messages: Message[]; unreadable: Unreadable[] }> {
  const { records, unreadable } = await readRecords(folder, messageSchema, 'a message')
  return { messages: records, unreadable }
}

/** A message as plain text, with its links written out. */
export function messageText({ html }: Pick<Message, 'html'>): string {
  return toMarkdown(html)
}

/** The address of a message's only link. */
export function messageLink(message: Pick<Message, 'html'>): string | undefined {
  return /https?:\/\/[^\s)]+/.exec(messageText(message))?.[0]
}
