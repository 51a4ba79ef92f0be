import { withClients } from './client-target.ts'
import { emailArgument } from './email-argument.ts'
import { runCommand } from './run-command.ts'

/** `npm run client:remove`: ends an account. Its sessions end at their next renewal, within the hour. */
await runCommand(async () => {
  const { email } = emailArgument(process.argv.slice(2), 'Usage: npm run client:remove -- EMAIL')
  const place = await withClients(async (target) => {
    if (target.kind === 'local') await target.accounts.removeClient(email)
    else await target.project.remove(email)
    return target.kind === 'local' ? 'the local host' : target.url
  })
  process.stdout.write(`Removed from ${place}: ${email}. Sessions end within the hour.\n`)
})
