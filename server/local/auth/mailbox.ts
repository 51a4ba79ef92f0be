import { randomUUID } from 'node:crypto'
import type { EmailDriver } from '@supabase/lite'
import { z } from 'zod'
import { keepRecord, readRecords, type Unreadable } from '#server/local/records.ts'
import { toMarkdown } from '#server/publish/text/to-markdown.ts'

const messageSchema = z.object({
  /** When it was sent: ISO 8601, UTC, milliseconds. */
  sentAt: z.iso.datetime(),
  to: z.string(),
  subject: z.string(),
  /** As the hosted service would mail it: auth/supabase/templates/. */
  html: z.string(),
})

export type Message = z.infer<typeof messageSchema>

/** Takes what the auth service sends to a client, and keeps each message as a file instead. */
export function openMailbox(folder: string): EmailDriver {
  let latest = 0
  return {
    send: async ({ to, subject, html = '' }) => {
      // Two messages of one millisecond keep their order.
      latest = Math.max(Date.now(), latest + 1)
      const message: Message = { sentAt: new Date(latest).toISOString(), to, subject, html }
      await keepRecord(folder, `${message.sentAt.replaceAll(':', '')}-${randomUUID()}`, message)
    },
  }
}

/** Reads every message of a mailbox, the oldest first. */
export async function readMailbox(folder: string): Promise<{ messages: Message[]; unreadable: Unreadable[] }> {
  const { records, unreadable } = await readRecords(folder, messageSchema, 'a message')
  return { messages: records, unreadable }
}

/** A message as text, its links in full. */
export function messageText({ html }: Pick<Message, 'html'>): string {
  return toMarkdown(html)
}

/** The address that a message is about: that of its only link. */
export function messageLink(message: Pick<Message, 'html'>): string | undefined {
  return /https?:\/\/[^\s)]+/.exec(messageText(message))?.[0]
}
