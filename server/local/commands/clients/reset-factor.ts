import { runCommand } from '#server/local/commands/run-command.ts'
import { emailArgument } from './email-argument.ts'
import { withClients } from './with-clients.ts'

/** `npm run client:reset-factor`: removes the second factors of a client who has lost the device. */
await runCommand(async () => {
  const { email } = emailArgument(process.argv.slice(2), 'Usage: npm run client:reset-factor -- EMAIL')
  const { place, removed } = await withClients(async (clients) => ({
    place: clients.place,
    removed: await clients.resetFactors(email),
  }))
  process.stdout.write(
    removed === 0
      ? `${email} has no second factor on ${place}.\n`
      : `Removed from ${place}: ${removed === 1 ? 'the second factor' : `${removed} second factors`} of ${email}. ` +
          'The password alone signs in now. Open sessions go on.\n',
  )
})
