import { setImmediate } from 'node:timers/promises'
import { inDataFolder } from '#server/local/data-folder.ts'
import { reason } from '#server/local/reason.ts'
import { type Account, accountRows } from './account-rows.ts'
import { openConnection } from './connection.ts'
import { embeddedAuth } from './embedded-auth.ts'
import { newPassword } from './password.ts'
import { readAuthSettings } from './settings.ts'
import { signingKey } from './signing-key.ts'

export interface Client {
  email: string
  password: string
}

export interface Accounts {
  /** The auth service without sign-up, as the package serves it: more than may be reached over HTTP. */
  fetch: (request: Request) => Promise<Response>
  /** Adds a client who may sign in at once. @throws {Error} when the client exists, or the email or password is not acceptable. */
  addClient: (email: string, password?: string) => Promise<Client>
  /** Writes an invitation, anew where one was not accepted. @throws {Error} when the client exists, or the email is none. */
  inviteClient: (email: string) => Promise<void>
  /** Adds a client, or gives one that exists another password. Sessions stay. */
  setClient: (email: string, password?: string) => Promise<Client>
  /** Ends an account and its sessions. @throws {Error} when there is none. */
  removeClient: (email: string) => Promise<void>
  /** By address. */
  listClients: () => Promise<Account[]>
  /**
   * Writes a message to reset a password; nothing when nobody has the address. Begins after this has returned, and the
   * answer with it, so that the time an answer takes does not tell whether anybody has the address.
   */
  startRecovery: (email: string) => void
  /** Waits for messages that are being written. */
  close: () => Promise<void>
}

/**
 * Opens the accounts of a data folder. Several processes may do so at once. Sign-up exists in this process only.
 * @param publishableKey the only API key that `fetch` accepts
 * @throws {Error} in one line, when the accounts or the settings cannot be read
 */
export async function openAccounts(folder: string, publishableKey: string): Promise<Accounts> {
  const settings = { ...(await readAuthSettings()), jwt_secret: await signingKey(inDataFolder.signingKey(folder)) }
  const connection = await openConnection(inDataFolder.accounts(folder))
  const auth = embeddedAuth({ folder, connection, settings, publishableKey })
  await auth.served.ensureSystemSchema()
  // The package passes over what fails while it makes its tables.
  await connection.exec('select count(*) from "auth.refresh_tokens", "auth.users"')
  const rows = accountRows(connection)
  const underWay = new Set<Promise<void>>()

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
      const recovery = recover(email).finally(() => underWay.delete(recovery))
      underWay.add(recovery)
    },
    close: async () => {
      await Promise.all(underWay)
      await connection.close()
    },
  }
}
