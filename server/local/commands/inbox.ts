/* `npm run inbox`: prints the enquiries and messages that the local host has kept. */

import { readArguments, runCommand } from '#server/command.ts'
import { type Message, messageText, readMailbox } from '#server/local/auth/mail.ts'
import { dataFolder, dataPaths } from '#server/local/data-folder.ts'
import { type Enquiry, readInbox } from '#server/local/inbox/inbox.ts'
import type { Unreadable } from '#server/local/records.ts'
import { manyLines, oneLine } from '#server/terminal.ts'

const usage = `Usage: npm run inbox [-- --last NUMBER | --all]
Lists the enquiries that the local host has received, then the messages that it has written to clients.
  --last NUMBER   the newest so many of each (20)
  --all           all of them`

/** The newest enquiries as text for a terminal, newest last. @param most how many */
export async function inboxLines(folder: string, most: number): Promise<string> {
  const { enquiries, unreadable } = await readInbox(folder)
  const total = enquiries.length === 1 ? '1 enquiry' : `${enquiries.length} enquiries`
  return lines(enquiries.map(enquiryLines), unreadable, total, most, folder)
}

/** The newest messages, in the same format. */
async function mailboxLines(folder: string, most: number): Promise<string> {
  const { messages, unreadable } = await readMailbox(folder)
  const total = messages.length === 1 ? '1 message' : `${messages.length} messages`
  return lines(messages.map(messageLines), unreadable, total, most, folder)
}

function lines(records: string[], unreadable: Unreadable[], total: string, most: number, folder: string): string {
  const warnings = unreadable.map(({ file, reason }) => `Not readable: ${oneLine(file)} (${oneLine(reason)})`)
  const omitted = records.length > most ? `, the last ${most} above. All: npm run inbox -- --all` : ''
  return `${[...records.slice(-most), ...warnings, `${total} in ${oneLine(folder)}${omitted}`].join('\n\n')}\n`
}

function enquiryLines({ receivedAt, fields }: Enquiry): string {
  const { firstName = '', lastName = '', email = '', message = '', ...others } = fields
  const head = `${receivedAt}  ${oneLine(`${firstName} ${lastName}`)} <${oneLine(email)}>`
  const filled = Object.entries(others).filter(([, value]) => value !== '')
  const rows = filled.map(([name, value]) => `  ${oneLine(name)}: ${oneLine(value)}`)
  return [head, ...rows, manyLines(message, '  | ')].join('\n')
}

function messageLines(message: Message): string {
  const head = [`${message.sentAt}  to <${oneLine(message.to)}>`, `  subject: ${oneLine(message.subject)}`]
  return [...head, manyLines(messageText(message), '  | ')].join('\n')
}

if (import.meta.main) {
  await runCommand(async () => {
    const { values } = readArguments(usage, { last: { type: 'string', default: '20' }, all: { type: 'boolean' } })
    const most = values.all ? Number.POSITIVE_INFINITY : Number(values.last)
    if (!(most > 0)) throw new Error(`--last is "${oneLine(values.last)}": expected a number.\n${usage}`)
    const folder = dataFolder()
    process.stdout.write(`${await inboxLines(dataPaths.enquiries(folder), most)}\n`)
    process.stdout.write(await mailboxLines(dataPaths.messages(folder), most))
  })
}
