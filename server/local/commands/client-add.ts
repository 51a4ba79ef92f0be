import { messageLink, readMailbox } from '#server/local/auth/mailbox.ts'
import { newPassword } from '#server/local/auth/password.ts'
import { inDataFolder } from '#server/local/data-folder.ts'
import type { ClientTarget } from './client-target.ts'
import { withClients } from './client-target.ts'
import { emailArgument } from './email-argument.ts'
import { runCommand } from './run-command.ts'

const usage = 'Usage: npm run client:add -- EMAIL [--password]'

/** Adds a client who may sign in at once. */
async function add(target: ClientTarget, email: string): Promise<string> {
  const client = { email, password: newPassword() }
  if (target.kind === 'local') await target.accounts.addClient(client.email, client.password)
  else await target.project.add(client)
  const place = target.kind === 'local' ? 'the local host' : target.url
  return `Added to ${place}:\n  email     ${client.email}\n  password  ${client.password}\n`
}

/** Sends a client the link to choose a password by. */
async function invite(target: ClientTarget, email: string): Promise<string> {
  if (target.kind === 'hosted') {
    await target.project.invite(email)
    return `${target.url} has sent an invitation to ${email}.\n`
  }
  await target.accounts.inviteClient(email)
  const { messages } = await readMailbox(inDataFolder.messages(target.folder))
  const message = messages.findLast(({ to }) => to === email.toLowerCase())
  const link = message && messageLink(message)
  return `Invited to the local host:\n  email     ${email}\n  link      ${link}\n  message   npm run inbox\n`
}

if (import.meta.main) {
  await runCommand(async () => {
    const { email, password } = emailArgument(process.argv.slice(2), usage)
    process.stdout.write(await withClients((target) => (password ? add : invite)(target, email)))
  })
}
