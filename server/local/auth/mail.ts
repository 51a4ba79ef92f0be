/* Messages to clients, which the local host writes to its data folder instead of sending them. */

import { randomUUID } from 'node:crypto'
import { html } from 'hono/html'
import { z } from 'zod'
import { addressFor, type LanguageName } from '#content/languages/languages.ts'
import type { LinkMessageName, NoticeName } from '#content/schema/message.ts'
import { readRecords, timestamp, type Unreadable, writeRecord } from '#server/local/records.ts'
import { inLanguage } from '#server/publish/mail/by-language.ts'
import { linkTemplate, type MessageTemplate, noticeTemplate } from '#server/publish/mail/message-template.ts'
import { toMarkdown } from '#server/publish/text/plain-markup.ts'

const messageSchema = z.object({
  /** ISO 8601 in UTC, with milliseconds. */
  sentAt: z.iso.datetime(),
  to: z.string(),
  subject: z.string(),
  /** The body that the hosted service would send (server/publish/mail/). */
  html: z.string(),
})

export type Message = z.infer<typeof messageSchema>

/** A message to write. */
interface LinkMessage {
  email: string
  language: LanguageName
  /** Origin of the site, for the link to the sign-in page. */
  origin: string
  token: string
}

/** Writes a message with a link to a file, instead of sending it. */
export async function writeLink(folder: string, name: LinkMessageName, message: LinkMessage): Promise<void> {
  const { email, language, origin, token } = message
  await write(folder, await linkTemplate(name, inLanguage(language)()), {
    Email: email,
    SiteURL: origin,
    TokenHash: token,
  })
}

/** Writes a notice to an account, in both languages where `language` is neither `en` nor `fr`. */
export async function writeNotice(folder: string, name: NoticeName, email: string, language: unknown): Promise<void> {
  await write(folder, await noticeTemplate(name, inLanguage(language)), { Email: email })
}

/** Address of the page from which messages in French are requested. */
export const frenchSignIn = (origin: string): string => `${origin}${addressFor('fr', '/login')}`

async function write(
  folder: string,
  template: MessageTemplate,
  values: Readonly<Record<string, string>> & { Email: string },
): Promise<void> {
  const filled = (text: string, written: (value: string) => string) =>
    text.replace(/\{\{ \.(\w+) \}\}/g, (_, name) => written(values[name] ?? ''))
  const message: Message = {
    sentAt: timestamp(),
    to: values.Email,
    subject: filled(template.subject, (value) => value),
    html: filled(template.html, (value) => String(html`${value}`)),
  }
  await writeRecord(folder, `${message.sentAt.replaceAll(':', '')}-${randomUUID()}`, message)
}

/** Reads all messages of a folder, oldest first. */
export async function readMailbox(folder: string): Promise<{ messages: Message[]; unreadable: Unreadable[] }> {
  const { records, unreadable } = await readRecords(folder, messageSchema)
  return { messages: records.toSorted((a, b) => (a.sentAt < b.sentAt ? -1 : 1)), unreadable }
}

/** A message as plain text, with the addresses of its links. */
export function messageText({ html }: Pick<Message, 'html'>): string {
  return toMarkdown(html)
}

/** The address of a message's only link; undefined for a notice. */
export function messageLink(message: Pick<Message, 'html'>): string | undefined {
  return /https?:\/\/[^\s)]+/.exec(messageText(message))?.[0]
}
