import { chmod } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { createConnection } from '@supabase/lite/sqlite'
import { reason } from '#server/local/reason.ts'

/** Longest wait for another process that writes to the same accounts, in milliseconds. */
const BUSY_TIMEOUT_MS = 10_000

/** Pause before SQLite is asked again what it does not wait for by itself, in milliseconds. */
const BUSY_PAUSE_MS = 20
const SQLITE_BUSY = 5

export type AccountsConnection = Awaited<ReturnType<typeof createConnection>>

/**
 * Several processes may have the accounts open: the write-ahead log lets them read while one writes, and writers wait.
 * @param timeout for another process that writes, in milliseconds
 * @throws {Error} in one line, when the file is no database, or another process keeps it for longer
 */
export async function openConnection(file: string, timeout = BUSY_TIMEOUT_MS): Promise<AccountsConnection> {
  try {
    const connection = await createConnection({ url: `file:${file}` })
    await connection.exec(`pragma busy_timeout = ${timeout}`)
    await keepWriteAheadLog(connection, timeout)
    writeFromTheBeginning(connection)
    await chmod(file, 0o600)
    return connection
  } catch (error) {
    const advice = isBusy(error)
      ? 'Another process writes to them: try again once it has ended.'
      : 'Move the file away to begin with none.'
    throw new Error(`The accounts in ${file} cannot be opened (${reason(error)}). ${advice}`)
  }
}

/**
 * While another process writes, SQLite refuses to change the mode of a file at once, whatever its timeout
 * (https://www.sqlite.org/c3ref/busy_handler.html): two processes that make the accounts together meet there.
 */
async function keepWriteAheadLog(connection: AccountsConnection, timeout: number): Promise<void> {
  const deadline = Date.now() + timeout
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
