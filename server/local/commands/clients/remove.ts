import { runCommand } from '#server/local/commands/run-command.ts'
import { emailArgument } from './email-argument.ts'
import { withClients } from './with-clients.ts'

/** `npm run client:remove`: deletes an account. Its sessions end at their next renewal, within the hour. */
await runCommand(async () => {
  const { email } = emailArgument(process.argv.slice(2), 'Usage: npm run client:remove -- EMAIL')
  const place = await withClients(async (clients) => {
    await clients.remove(email)
    return clients.place
  })
  process.stdout.write(`Removed from ${place}: ${email}. Sessions end within the hour.\n`)
})
