import { type Message, messageText, readMailbox } from '#server/local/auth/mailbox.ts'
import { type Enquiry, readInbox } from '#server/local/inbox/inbox.ts'
import type { Unreadable } from '#server/local/records.ts'
import { manyLines, oneLine } from '#server/terminal.ts'

/** The enquiries that the local host has received, newest last, as text for a terminal: at most so many, the newest. */
export async function inboxLines(folder: string, most: number): Promise<string> {
  const { enquiries, unreadable } = await readInbox(folder)
  const count = enquiries.length === 1 ? '1 enquiry' : `${enquiries.length} enquiries`
  return paragraphs(
    enquiries.slice(-most).map(enquiryLines),
    unreadable,
    counted(count, enquiries.length, most, folder),
  )
}

/** The messages that the local host has written to clients, likewise. */
export async function mailboxLines(folder: string, most: number): Promise<string> {
  const { messages, unreadable } = await readMailbox(folder)
  const count = messages.length === 1 ? '1 message' : `${messages.length} messages`
  return paragraphs(messages.slice(-most).map(messageLines), unreadable, counted(count, messages.length, most, folder))
}

/** The last line of a list. It says what is left out, and how to see it. */
function counted(count: string, all: number, most: number, folder: string): string {
  const total = `${count} in ${oneLine(folder)}`
  return all > most ? `${total}, the last ${most} above. All: npm run inbox -- --all` : total
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
