import type { LanguageName } from '#content/languages/languages.ts'
import { newPassword } from '#server/local/auth/password.ts'
import { runCommand } from '#server/local/commands/run-command.ts'
import type { ClientDirectory } from './directory.ts'
import { emailArgument } from './email-argument.ts'
import { withClients } from './with-clients.ts'

/**
 * `npm run client:add`: invites a client, or with `--password` adds one who may sign in at once and chooses another then.
 * `--language` is that of the client's messages.
 */
await runCommand(async () => {
  const usage = 'Usage: npm run client:add -- EMAIL [--password] [--language fr]'
  const { email, password, language } = emailArgument(process.argv.slice(2), usage)
  process.stdout.write(
    await withClients((clients) => (password ? add(clients, email, language) : clients.invite(email, language))),
  )
})

async function add(clients: ClientDirectory, email: string, language: LanguageName): Promise<string> {
  const password = newPassword()
  await clients.add({ email, password }, language)
  const account = `  email     ${email}\n  password  ${password}\n`
  return `Added to ${clients.place}:\n${account}The first sign-in asks for another password.\n`
}
