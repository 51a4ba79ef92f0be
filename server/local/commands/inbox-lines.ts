import { type Message, messageText, readMailbox } from '#server/local/auth/mailbox.ts'
import { type Enquiry, readInbox } from '#server/local/inbox/inbox.ts'
import type { Unreadable } from '#server/local/records.ts'
import { manyLines, oneLine } from '#server/terminal.ts'

/** The enquiries that the local host has received, newest last, as text for a terminal. */
export async function inboxLines(folder: string): Promise<string> {
  const { enquiries, unreadable } = await readInbox(folder)
  const count = enquiries.length === 1 ? '1 enquiry' : `${enquiries.length} enquiries`
  return paragraphs(enquiries.map(enquiryLines), unreadable, `${count} in ${oneLine(folder)}`)
}

/** The messages that the local host has written to clients, newest last, as text for a terminal. */
export async function mailboxLines(folder: string): Promise<string> {
  const { messages, unreadable } = await readMailbox(folder)
  const count = messages.length === 1 ? '1 message' : `${messages.length} messages`
  return paragraphs(messages.map(messageLines), unreadable, `${count} in ${oneLine(folder)}`)
}

function paragraphs(records: string[], unreadable: Unreadable[], count: string): string {
  const warnings = unreadable.map(({ file, reason }) => `Not readable: ${oneLine(file)} (${oneLine(reason)})`)
  return `${[...records, ...warnings, count].join('\n\n')}\n`
}

function enquiryLines({ receivedAt, fields }: Enquiry): string {
  const { firstName = '', lastName = '', email = '', message = '', ...others } = fields
  const lines = [`${receivedAt}  ${oneLine(`${firstName} ${lastName}`)} <${oneLine(email)}>`]
  for (const [name, value] of Object.entries(others)) {
    if (value !== '') lines.push(`  ${oneLine(name)}: ${oneLine(value)}`)
  }
  return [...lines, manyLines(message, '  | ')].join('\n')
}

function messageLines(message: Message): string {
  const lines = [`${message.sentAt}  to <${oneLine(message.to)}>`, `  subject: ${oneLine(message.subject)}`]
  return [...lines, manyLines(messageText(message), '  | ')].join('\n')
}
