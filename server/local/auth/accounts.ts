import { setImmediate } from 'node:timers/promises'
import { dataPaths } from '#server/local/data-folder.ts'
import { reason } from '#server/local/reason.ts'
import { type Account, accountRows } from './account-rows.ts'
import { openConnection } from './connection.ts'
import { embeddedAuth } from './embedded-auth.ts'
import { hashInVain, newPassword } from './password.ts'
import { readAuthSettings } from './settings.ts'
import { signingKey } from './signing-key.ts'

export interface Client {
  email: string
  password: string
}

export interface Accounts {
  /** The package's auth service without sign-up. It answers more endpoints than may be reachable over HTTP. */
  fetch: (request: Request) => Promise<Response>
  /**
   * Does the work that the package leaves out of a refused sign-in where an email has no password: one hash. Without it,
   * the time of the answer tells whether there is an account.
   */
  evenRefusal: (email: string, password: string) => Promise<void>
  /** Adds a client who may sign in at once. @throws {Error} when the client exists, or the email or password is refused */
  addClient: (email: string, password?: string) => Promise<Client>
  /** Writes an invitation; it replaces one that was not accepted. @throws {Error} when the client exists or the email is refused */
  inviteClient: (email: string) => Promise<void>
  /** Adds a client, or changes the password of an existing one, whose sessions continue. */
  setClient: (email: string, password?: string) => Promise<Client>
  /** Deletes an account and its sessions. @throws {Error} when there is no such account */
  removeClient: (email: string) => Promise<void>
  /** All accounts, sorted by email. */
  listClients: () => Promise<Account[]>
  /**
   * Writes a message for resetting a password, if an account has the email. The work starts after the call has
   * returned, so that the time of the HTTP answer does not tell whether the account exists.
   */
  startRecovery: (email: string) => void
  /** Closes the database, after all pending messages are written. */
  close: () => Promise<void>
}

/**
 * Opens the accounts of a data folder; several processes may do so at once. Sign-up is possible inside this process only.
 * @param publishableKey the only API key that `fetch` accepts
 * @throws {Error} in one line, when the accounts or the settings cannot be read
 */
export async function openAccounts(folder: string, publishableKey: string): Promise<Accounts> {
  const settings = { ...(await readAuthSettings()), jwt_secret: await signingKey(dataPaths.signingKey(folder)) }
  const connection = await openConnection(dataPaths.accounts(folder))
  const auth = embeddedAuth({ folder, connection, settings, publishableKey })
  await auth.served.ensureSystemSchema()
  // Fails when the tables are missing: the package ignores errors while it creates them.
  await connection.exec('select count(*) from "auth.refresh_tokens", "auth.users"')
  const rows = accountRows(connection)
  const pending = new Set<Promise<void>>()

  const addClient = async (email: string, password = newPassword()): Promise<Client> => {
    await rows.withdrawInvitation(email)
    await auth.signUp(email, password)
    await rows.setLastSignIn(email, null)
    return { email, password }
  }

  const recover = async (email: string): Promise<void> => {
    await setImmediate()
    try {
      await auth.recover(email)
    } catch (error) {
      process.stderr.write(`A message could not be written: ${reason(error)}\n`)
    }
  }

  return {
    fetch: (request) => auth.served.fetch(request),
    evenRefusal: async (email, password) => {
      if (!(await rows.hasPassword(email))) await hashInVain(password)
    },
    addClient,
    inviteClient: async (email) => {
      await rows.withdrawInvitation(email)
      await auth.invite(email, newPassword())
      await rows.takePassword(email)
    },
    setClient: async (email, password = newPassword()) => {
      const account = await rows.find(email)
      if (account === undefined) return addClient(email, password)
      await auth.resetPassword(email, password)
      await rows.setLastSignIn(email, account.last_sign_in_at)
      return { email, password }
    },
    removeClient: async (email) => {
      if (!(await rows.remove(email))) throw new Error(`There is no client ${email}.`)
    },
    listClients: rows.list,
    startRecovery: (email) => {
      const recovery = recover(email).finally(() => pending.delete(recovery))
      pending.add(recovery)
    },
    close: async () => {
      await Promise.all(pending)
      await connection.close()
    },
  }
}
