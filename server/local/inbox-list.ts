import { dataFolder, inDataFolder } from '#server/local/data-folder.ts'
import { type Enquiry, readInbox } from '#server/local/inbox.ts'
import { runCommand } from '#server/local/run-command.ts'
import { manyLines, oneLine } from '#server/local/terminal.ts'

/** `npm run inbox`: every enquiry the local host has received, the newest last. */
export async function listInbox(folder: string): Promise<string> {
  const { enquiries, unreadable } = await readInbox(folder)
  const blocks = enquiries.map(block)
  const warnings = unreadable.map(({ file, reason }) => `Not readable: ${oneLine(file)} (${oneLine(reason)})`)
  const count = enquiries.length === 1 ? '1 enquiry' : `${enquiries.length} enquiries`
  return `${[...blocks, ...warnings, `${count} in ${oneLine(folder)}`].join('\n\n')}\n`
}

function block({ receivedAt, fields }: Enquiry): string {
  const { firstName = '', lastName = '', email = '', message = '', ...others } = fields
  const lines = [`${receivedAt}  ${oneLine(`${firstName} ${lastName}`)} <${oneLine(email)}>`]
  for (const [name, value] of Object.entries(others)) {
    if (value !== '') lines.push(`  ${oneLine(name)}: ${oneLine(value)}`)
  }
  return [...lines, manyLines(message, '  | ')].join('\n')
}

if (import.meta.main) {
  await runCommand(async () => {
    process.stdout.write(await listInbox(inDataFolder.enquiries(dataFolder())))
  })
}
