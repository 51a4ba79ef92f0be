import type { Account } from '#server/local/auth/account-rows.ts'
import { oneLine } from '#server/local/terminal.ts'
import { withClients } from './client-target.ts'
import { runCommand } from './run-command.ts'

/** Every client in a line: email, whether an invitation is still open, and the last sign-in to the minute, UTC. */
export function clientLines(accounts: readonly Account[]): string {
  const emails = accounts.map(({ email }) => oneLine(email))
  const width = Math.max(0, ...emails.map((email) => email.length))
  const lines = accounts.map(({ email_confirmed_at, last_sign_in_at }, index) => {
    const state = email_confirmed_at === null ? 'invited' : 'active '
    return `${(emails[index] ?? '').padEnd(width)}  ${state}  ${lastSignIn(last_sign_in_at)}`
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

if (import.meta.main) {
  await runCommand(async () => {
    if (process.argv.length > 2) throw new Error('Usage: npm run client:list')
    const accounts = await withClients((target) =>
      target.kind === 'local' ? target.accounts.listClients() : target.project.list(),
    )
    process.stdout.write(clientLines(accounts))
  })
}
