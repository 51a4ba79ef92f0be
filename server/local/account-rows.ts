import { chmod } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { createConnection } from '@supabase/lite/sqlite'
import { z } from 'zod'
import { reason } from '#server/local/reason.ts'

/** Longest wait for another process that writes to the same accounts, in milliseconds. */
const BUSY_TIMEOUT_MS = 10_000

/** Pause before SQLite is asked again what it does not wait for by itself, in milliseconds. */
const BUSY_PAUSE_MS = 20
const SQLITE_BUSY = 5

export type AccountsConnection = Awaited<ReturnType<typeof createConnection>>

/** An account as its row has it. Times are ISO 8601, UTC. */
const accountSchema = z.object({
  email: z.string(),
  /** None while an invitation is not accepted. */
  email_confirmed_at: z.string().nullable(),
  last_sign_in_at: z.string().nullable(),
})
export type Account = z.infer<typeof accountSchema>

/** What the package has no address for: looking at accounts, ending them, and taking an invitation back. */
export interface AccountRows {
  /** Every account, by address. */
  list: () => Promise<Account[]>
  find: (email: string) => Promise<Account | undefined>
  /** Ends an account and its sessions; false when there is none. */
  remove: (email: string) => Promise<boolean>
  /** Ends an account whose invitation was not accepted; nothing happens to any other. */
  withdrawInvitation: (email: string) => Promise<void>
  /** An invited account has no password, and so answers as an unknown one does. */
  takePassword: (email: string) => Promise<void>
  /** Puts back what making an account, or changing its password, has counted as signing in. */
  setLastSignIn: (email: string, at: string | null) => Promise<void>
}

/** Several processes may have the accounts open: the write-ahead log lets them read while one writes, and writers wait. */
export async function openConnection(file: string): Promise<AccountsConnection> {
  try {
    const connection = await createConnection({ url: `file:${file}` })
    await connection.exec(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`)
    await keepWriteAheadLog(connection)
    writeFromTheBeginning(connection)
    await chmod(file, 0o600)
    return connection
  } catch (error) {
    throw new Error(
      `The accounts in ${file} cannot be opened (${reason(error)}). Move the file away to begin with none.`,
    )
  }
}

/**
 * While another process writes, SQLite refuses to change the mode of a file at once, whatever its timeout
 * (https://www.sqlite.org/c3ref/busy_handler.html): two processes that make the accounts together meet there.
 */
async function keepWriteAheadLog(connection: AccountsConnection): Promise<void> {
  const deadline = Date.now() + BUSY_TIMEOUT_MS
  for (;;) {
    try {
      await connection.exec('pragma journal_mode = wal')
      return
    } catch (error) {
      if (!isBusy(error) || Date.now() >= deadline) throw error
    }
    await setTimeout(BUSY_PAUSE_MS)
  }
}

/**
 * A transaction that reads first and then writes fails at once when another process has written in between, whatever the
 * timeout (SQLITE_BUSY_SNAPSHOT, https://www.sqlite.org/isolation.html). The package's do: it would refuse a link, or a
 * password. A write that matches no row, before anything is read, waits its turn.
 */
function writeFromTheBeginning(connection: AccountsConnection): void {
  connection.runInTransaction = async (work) =>
    connection.kysely.transaction().execute(async (transaction) => {
      await transaction.withSchema('auth').deleteFrom('users').where('id', 'is', null).execute()
      return work(transaction)
    })
}

/** SQLITE_BUSY, or one of its extended codes: the primary code is the low byte (https://www.sqlite.org/rescode.html). */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY
}

/** Through the package's own queries, so that none falls into another's transaction. Addresses are kept in lower case. */
export function accountRows({ kysely }: AccountsConnection): AccountRows {
  const auth = kysely.withSchema('auth')
  const accounts = auth.selectFrom('users').select(['email', 'email_confirmed_at', 'last_sign_in_at'])
  const of = (email: string) => email.toLowerCase()
  return {
    list: async () => z.array(accountSchema).parse(await accounts.orderBy('email').execute()),
    find: async (email) =>
      accountSchema.optional().parse(await accounts.where('email', '=', of(email)).executeTakeFirst()),
    // Sessions, their refresh tokens and identities go with the account (ON DELETE CASCADE).
    remove: async (email) => {
      const { numDeletedRows } = await auth.deleteFrom('users').where('email', '=', of(email)).executeTakeFirstOrThrow()
      return numDeletedRows > 0
    },
    withdrawInvitation: async (email) => {
      await auth.deleteFrom('users').where('email', '=', of(email)).where('email_confirmed_at', 'is', null).execute()
    },
    takePassword: async (email) => {
      const invited = auth.updateTable('users').where('email', '=', of(email)).where('email_confirmed_at', 'is', null)
      await invited.set({ encrypted_password: null, invited_at: new Date().toISOString() }).execute()
    },
    setLastSignIn: async (email, at) => {
      await auth.updateTable('users').where('email', '=', of(email)).set({ last_sign_in_at: at }).execute()
    },
  }
}
