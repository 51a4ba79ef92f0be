import { chmod } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { SqliteConnection } from '@supabase/lite'
import { createConnection } from '@supabase/lite/sqlite'
import { reason } from '#server/local/reason.ts'

/** Longest wait for another process that writes to the same accounts, in milliseconds. */
const defaultTimeout = 10_000

/** Pause between two attempts at a statement that ignores SQLite's own timeout, in milliseconds. */
const retryPause = 20

/** SQLITE_BUSY (https://www.sqlite.org/rescode.html). */
const busyCode = 5

type PackageConnection = Awaited<ReturnType<typeof createConnection>>

/** The package's connection to a file, with transactions that several processes can run at the same time. */
export class AccountsConnection extends SqliteConnection {
  override readonly kysely: PackageConnection['kysely']
  override readonly driver: unknown
  readonly #connection: PackageConnection

  constructor(url: string, connection: PackageConnection) {
    super({ url })
    this.#connection = connection
    this.kysely = connection.kysely
    this.driver = connection.driver
  }

  override exec<Result>(query: string, ...parameters: readonly unknown[]): Promise<Result> {
    return this.#connection.exec<Result>(query, ...parameters)
  }

  override close(): Promise<void> {
    return this.#connection.close()
  }

  /**
   * Runs a transaction that holds the write lock from its first statement. A transaction that reads before it writes, as
   * the package's do, fails at once when another process has written in between, whatever the timeout
   * (SQLITE_BUSY_SNAPSHOT, https://www.sqlite.org/isolation.html); the package would refuse a valid link or password.
   */
  override runInTransaction<Result>(
    work: (transaction: PackageConnection['kysely']) => Promise<Result>,
  ): Promise<Result> {
    return this.kysely.transaction().execute(async (transaction) => {
      // Matches no row, but waits for the write lock.
      await transaction.withSchema('auth').deleteFrom('users').where('id', 'is', null).execute()
      return work(transaction)
    })
  }
}

/**
 * Opens the database of accounts, for several processes at a time: readers and one writer work in parallel thanks to the
 * write-ahead log, other writers wait.
 * @param timeout of the wait for another process that writes, in milliseconds
 * @throws {Error} in one line, when the file is not a database or stays locked for longer than the timeout
 */
export async function openConnection(file: string, timeout = defaultTimeout): Promise<AccountsConnection> {
  try {
    const url = `file:${file}`
    const connection = new AccountsConnection(url, await createConnection({ url }))
    await connection.exec(`pragma busy_timeout = ${timeout}`)
    await enableWriteAheadLog(connection, timeout)
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
 * Switches the file to a write-ahead log. SQLite ignores its timeout for this statement while another process writes
 * (https://www.sqlite.org/c3ref/busy_handler.html), as when two processes create the file together.
 */
async function enableWriteAheadLog(connection: AccountsConnection, timeout: number): Promise<void> {
  const deadline = Date.now() + timeout
  for (;;) {
    try {
      await connection.exec('pragma journal_mode = wal')
      return
    } catch (error) {
      if (!isBusy(error) || Date.now() >= deadline) throw error
    }
    await setTimeout(retryPause)
  }
}

/** Whether an error is SQLITE_BUSY or an extended code of it; the primary code is the low byte. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === busyCode
}
