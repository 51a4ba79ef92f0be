import { setImmediate } from 'node:timers/promises'
import type { LanguageName } from '#content/languages/languages.ts'
import { readAddress } from '#server/local/address.ts'
import { type Account, accountRows } from '#server/local/auth/rows/account-rows.ts'
import { type FactorRows, factorRows } from '#server/local/auth/rows/factor-rows.ts'
import { type SessionRows, sessionRows } from '#server/local/auth/rows/session-rows.ts'
import { createTables } from '#server/local/auth/rows/tables.ts'
import { type Answers, sessionAnswers } from '#server/local/auth/sessions/answers.ts'
import { dataPaths } from '#server/local/data-folder.ts'
import { reason } from '#server/local/reason.ts'
import { openConnection } from './connection.ts'
import { embeddedAuth } from './embedded-auth.ts'
import type { HostSettings } from './host-settings.ts'
import { openMailbox } from './mailbox.ts'
import { type Notices, openNotices } from './notices.ts'
import { hashInVain, newPassword } from './password.ts'
import { readAuthSettings } from './settings.ts'
import { signingKey } from './signing-key.ts'

/** The language of an account's messages, unless another is chosen for it. */
export const usualLanguage: LanguageName = 'en'

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
  /** Whether a password is the own one of the account of an id. */
  isPassword: (id: string, password: string) => Promise<boolean>
  factors: FactorRows
  sessions: SessionRows
  answers: Answers
  notices: Notices
  settings: HostSettings
  /** Origin of the host, which is the site's. */
  origin: () => Promise<string>
  /** Adds a client who may sign in at once. @throws {Error} when the client exists, or the email or password is refused */
  addClient: (email: string, password?: string, language?: LanguageName) => Promise<Client>
  /** Adds a client who has to replace the password at the first sign-in. @throws {Error} as `addClient` */
  addClientWithInitialPassword: (email: string, password: string, language?: LanguageName) => Promise<void>
  /** Writes an invitation; it replaces one that was not accepted. @throws {Error} when the client exists or the email is refused */
  inviteClient: (email: string, language?: LanguageName) => Promise<void>
  /** Adds a client, or changes the password of an existing one, whose sessions continue. */
  setClient: (email: string, password?: string) => Promise<Client>
  /** Deletes an account and its sessions. @throws {Error} when there is no such account */
  removeClient: (email: string) => Promise<void>
  /**
   * Deletes all factors of an account, so that its password is enough again.
   * @returns the number of verified factors that it had
   * @throws {Error} when there is no such account
   */
  resetFactors: (email: string) => Promise<number>
  /** All accounts, sorted by email. */
  listClients: () => Promise<Account[]>
  /**
   * Writes a message for resetting a password, if an account has the email. The work starts after the call has
   * returned, so that the time of the HTTP answer does not tell whether the account exists.
   * @param redirectTo address that the message is asked from; the French sign-in page has it in French
   */
  startRecovery: (email: string, redirectTo?: string) => void
  /** Closes the database, after all pending messages are written. */
  close: () => Promise<void>
}

/**
 * Opens the accounts of a data folder; several processes may do so at once. Sign-up is possible inside this process only.
 * @param publishableKey the only API key that `fetch` accepts
 * @throws {Error} in one line, when the accounts or the settings cannot be read
 */
export async function openAccounts(folder: string, publishableKey: string): Promise<Accounts> {
  const jwt_secret = await signingKey(dataPaths.signingKey(folder))
  const settings = await readAuthSettings(folder)
  const connection = await openConnection(dataPaths.accounts(folder))
  const mailbox = openMailbox(dataPaths.messages(folder))
  const auth = embeddedAuth({
    folder,
    mailbox,
    connection,
    settings: { ...settings, package: { ...settings.package, jwt_secret } },
    publishableKey,
  })
  await auth.served.ensureSystemSchema()
  // Fails when the tables are missing: the package ignores errors while it creates them.
  await connection.exec('select count(*) from "auth.refresh_tokens", "auth.users"')
  await createTables(connection)
  const rows = accountRows(connection)
  const sessions = sessionRows(connection)
  const factors = factorRows(connection)
  const pending = new Set<Promise<void>>()

  const addClient = async (email: string, password = newPassword(), language = usualLanguage): Promise<Client> => {
    await rows.withdrawInvitation(email)
    await auth.signUp({ email, password, language })
    await rows.setLastSignIn(email, null)
    return { email, password }
  }

  const recover = async (email: string, redirectTo?: string): Promise<void> => {
    await setImmediate()
    try {
      await auth.recover(email, redirectTo)
    } catch (error) {
      process.stderr.write(`A message could not be written: ${reason(error)}\n`)
    }
  }

  return {
    fetch: (request) => auth.served.fetch(request),
    evenRefusal: async (email, password) => {
      if (!(await rows.hasPassword(email))) await hashInVain(password)
    },
    isPassword: rows.isPassword,
    factors,
    sessions,
    answers: sessionAnswers(sessions, factors, jwt_secret),
    notices: openNotices(settings.host, mailbox),
    settings: settings.host,
    origin: () => readAddress(folder),
    addClient,
    addClientWithInitialPassword: async (email, password, language) => {
      await addClient(email, password, language)
      await rows.noteInitialPassword(email, new Date().toISOString())
    },
    inviteClient: async (email, language = usualLanguage) => {
      await rows.withdrawInvitation(email)
      await auth.invite({ email, password: newPassword(), language })
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
    resetFactors: async (email) => {
      const account = await rows.find(email)
      if (account === undefined) throw new Error(`There is no client ${email}.`)
      const list = await factors.list(account.id)
      for (const { id } of list) await factors.remove(id)
      return list.filter(({ status }) => status === 'verified').length
    },
    listClients: rows.list,
    startRecovery: (email, redirectTo) => {
      const recovery = recover(email, redirectTo).finally(() => pending.delete(recovery))
      pending.add(recovery)
    },
    close: async () => {
      await Promise.all(pending)
      await connection.close()
    },
  }
}
