import { runCommand } from '#server/local/commands/run-command.ts'
import { oneLine } from '#server/terminal.ts'
import type { ListedClient } from './directory.ts'
import { withClients } from './with-clients.ts'

/** `npm run client:list`: the clients, each with its state, its last sign-in and its second factors. */
await runCommand(async () => {
  if (process.argv.length > 2) throw new Error('Usage: npm run client:list')
  process.stdout.write(clientLines(await withClients((clients) => clients.list())))
})

/** One line for each client: email, `invited` or `active`, the last sign-in to the minute in UTC, and second factors. */
function clientLines(accounts: readonly ListedClient[]): string {
  const emails = accounts.map(({ email }) => oneLine(email))
  const width = Math.max(0, ...emails.map((email) => email.length))
  const lines = accounts.map(({ email_confirmed_at, last_sign_in_at, factors }, index) => {
    const state = email_confirmed_at === null ? 'invited' : 'active '
    return `${(emails[index] ?? '').padEnd(width)}  ${state}  ${lastSignIn(last_sign_in_at)}${secondFactors(factors)}`
  })
  const count = accounts.length === 1 ? '1 client' : `${accounts.length} clients`
  return `${[...lines, count].join('\n')}\n`
}

function lastSignIn(at: string | null): string {
  const time = at === null ? Number.NaN : Date.parse(at)
  return Number.isNaN(time)
    ? 'never signed in'
    : `signed in ${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

function secondFactors(count: number): string {
  if (count === 0) return ''
  return count === 1 ? ', 1 second factor' : `, ${count} second factors`
}
