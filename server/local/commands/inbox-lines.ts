import { type Message, messageText, readMailbox } from '#server/local/auth/mailbox.ts'
import { dataFolder, inDataFolder } from '#server/local/data-folder.ts'
import { type Enquiry, readInbox } from '#server/local/inbox/inbox.ts'
import type { Unreadable } from '#server/local/records.ts'
import { manyLines, oneLine } from '#server/local/terminal.ts'
import { runCommand } from './run-command.ts'

/** Every enquiry the local host has received, the newest last. */
export async function listInbox(folder: string): Promise<string> {
  const { enquiries, unreadable } = await readInbox(folder)
  const count = enquiries.length === 1 ? '1 enquiry' : `${enquiries.length} enquiries`
  return listed(enquiries.map(enquiryBlock), unreadable, `${count} in ${oneLine(folder)}`)
}

/** Every message the local host has written to a client, the newest last. */
export async function listMailbox(folder: string): Promise<string> {
  const { messages, unreadable } = await readMailbox(folder)
  const count = messages.length === 1 ? '1 message' : `${messages.length} messages`
  return listed(messages.map(messageBlock), unreadable, `${count} in ${oneLine(folder)}`)
}

function listed(blocks: string[], unreadable: Unreadable[], count: string): string {
  const warnings = unreadable.map(({ file, reason }) => `Not readable: ${oneLine(file)} (${oneLine(reason)})`)
  return `${[...blocks, ...warnings, count].join('\n\n')}\n`
}

function enquiryBlock({ receivedAt, fields }: Enquiry): string {
  const { firstName = '', lastName = '', email = '', message = '', ...others } = fields
  const lines = [`${receivedAt}  ${oneLine(`${firstName} ${lastName}`)} <${oneLine(email)}>`]
  for (const [name, value] of Object.entries(others)) {
    if (value !== '') lines.push(`  ${oneLine(name)}: ${oneLine(value)}`)
  }
  return [...lines, manyLines(message, '  | ')].join('\n')
}

function messageBlock(message: Message): string {
  const lines = [`${message.sentAt}  to <${oneLine(message.to)}>`, `  subject: ${oneLine(message.subject)}`]
  return [...lines, manyLines(messageText(message), '  | ')].join('\n')
}

/** `npm run inbox`: what the local host has received, and what it has written. */
if (import.meta.main) {
  await runCommand(async () => {
    const folder = dataFolder()
    const enquiries = await listInbox(inDataFolder.enquiries(folder))
    process.stdout.write(`${enquiries}\n${await listMailbox(inDataFolder.messages(folder))}`)
  })
}
