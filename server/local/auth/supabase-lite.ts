// The only module that uses @supabase/lite, an implementation of Supabase's auth service on SQLite ("the package").

import { chmod } from 'node:fs/promises'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { App, InMemoryEmailDriver } from '@supabase/lite'
import { createApi } from '@supabase/lite/cli'
import { createConnection } from '@supabase/lite/sqlite'
import { z } from 'zod'
import { once } from '#content/once.ts'
import { reason } from '#server/reason.ts'

/** Timeout for another process that writes to the same accounts, in milliseconds. */
const busyTimeout = 10_000

const settingsFile = fileURLToPath(new URL('../../../auth/supabase/config.toml', import.meta.url))

/** The settings that the package reads but does not apply. */
const settingsSchema = z.looseObject({
  minimum_password_length: z.number(),
  mfa: z.object({ max_enrolled_factors: z.number() }),
})

type AuthSettings = z.infer<typeof settingsSchema>

/**
 * The `[auth]` section of auth/supabase/config.toml, with `env(NAME)` replaced.
 * @throws {Error} naming the file, if it is missing or malformed
 */
export const authSettings = once(async (): Promise<AuthSettings> => {
  try {
    const api = await createApi({ withSupabaseClient: false })
    const { auth, connection } = await api.project.local.getConfig(settingsFile)
    await connection.close()
    return settingsSchema.parse(auth)
  } catch (error) {
    throw new Error(`${settingsFile} is missing or malformed: ${reason(error)}`)
  }
})

/** The package's auth service over the accounts of a file. */
interface AuthPackage {
  /** Handles a request. It serves more paths than may be reachable over HTTP; sign-up is off, and it sends no messages. */
  fetch: (request: Request) => Promise<Response>
  database: AccountsDatabase
  settings: AuthSettings
  close: () => Promise<void>
}

/**
 * Opens the accounts. Several processes can use them at a time: with the write-ahead log, readers work beside one writer,
 * and other writers wait.
 * @param secret that signs tokens (HS256)
 * @param publishableKey the only API key that `fetch` accepts
 * @throws {Error} in one line, when the file is not a database or its tables are missing
 */
export async function openPackage(file: string, secret: string, publishableKey: string): Promise<AuthPackage> {
  const settings = await authSettings()
  // Its parser accepts these sections of the configuration, and its `App` refuses them.
  const { passkey: _, webauthn: __, ...own } = settings
  try {
    const connection = await createConnection({ url: `file:${file}` })
    await connection.exec(`pragma busy_timeout = ${busyTimeout}`)
    await connection.exec('pragma journal_mode = wal')
    await chmod(file, 0o600)
    // The package's transactions read before they write. Such a transaction fails at once, whatever the timeout, if another
    // process has written in between (SQLITE_BUSY_SNAPSHOT). This first statement changes no row, but waits for the lock.
    connection.runInTransaction = (work) =>
      connection.kysely.transaction().execute(async (transaction) => {
        await transaction.withSchema('auth').deleteFrom('users').where('id', 'is', null).execute()
        return work(transaction)
      })
    const app = new App({
      connection,
      auth: { ...own, enable_signup: false, jwt_secret: secret, publishable_key: publishableKey },
      options: {
        server: { disableStudio: true, disableFallback: true, admin: false },
        drivers: { email: new InMemoryEmailDriver({ maxKeepCount: 0 }) },
      },
    })
    await app.ensureSystemSchema()
    const database = new AccountsDatabase(connection.driver)
    // Fails if the tables are missing: the package ignores errors while it creates them.
    database.run('delete from "auth.users" where id is null')
    return { fetch: async (request) => app.fetch(request), database, settings, close: () => connection.close() }
  } catch (error) {
    throw new Error(
      `The accounts in ${file} cannot be opened (${reason(error)}). Move the file away to start without accounts.`,
    )
  }
}

/**
 * Queries on the package's tables for features without an endpoint. They use the package's connection. Times are ISO 8601 in
 * UTC.
 */
export class AccountsDatabase {
  readonly #database: DatabaseSync

  constructor(driver: unknown) {
    if (!(driver instanceof DatabaseSync))
      throw new Error(
        '@supabase/lite no longer uses node:sqlite. server/local/auth/supabase-lite.ts needs its DatabaseSync connection.',
      )
    this.#database = driver
  }

  /** The first row; undefined for none. */
  one<Row>(schema: z.ZodType<Row>, sql: string, ...values: SQLInputValue[]): Row | undefined {
    return schema.optional().parse(this.#database.prepare(sql).get(...values))
  }

  all<Row>(schema: z.ZodType<Row>, sql: string, ...values: SQLInputValue[]): Row[] {
    return z.array(schema).parse(this.#database.prepare(sql).all(...values))
  }

  /** Runs a statement. @returns the number of rows that it changed */
  run(sql: string, ...values: SQLInputValue[]): number {
    return Number(this.#database.prepare(sql).run(...values).changes)
  }

  /** Runs changes atomically: they are rolled back if `work` returns false. */
  atomically(work: () => boolean): boolean {
    // Unlike a transaction, a savepoint can begin within one of the package's transactions.
    this.#database.exec('savepoint changes')
    let isDone = false
    try {
      isDone = work()
    } finally {
      this.#database.exec(isDone ? 'release changes' : 'rollback to changes; release changes')
    }
    return isDone
  }
}
