/* The accounts of the local host: clients are added, invited, listed and removed here. */

import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import bcrypt from 'bcryptjs'
import { z } from 'zod'
import type { LanguageName } from '#content/languages/languages.ts'
import { dataPaths, readOrCreateSecret, runningHost } from '#server/local/data-folder.ts'
import { createFactorTables, listFactors, removeFactor } from './factors.ts'
import { frenchSignIn, writeLink } from './mail.ts'
import { createPasskeyTables, listPasskeys, removePasskey } from './passkeys.ts'
import { type AccountsDatabase, openPackage } from './supabase-lite.ts'

/** The default language of an account's messages. */
export const defaultLanguage: LanguageName = 'en'

export interface Client {
  email: string
  password: string
}

/** An account as stored in its row. Times are ISO 8601 in UTC. */
const accountSchema = z.object({
  id: z.string(),
  email: z.string(),
  /** Null until an invitation is accepted. */
  email_confirmed_at: z.string().nullable(),
  last_sign_in_at: z.string().nullable(),
})
export type Account = z.infer<typeof accountSchema>

const columns = Object.keys(accountSchema.shape).join(', ')

/** What an account has for signing in besides its password: the numbers of verified second factors and of passkeys. */
export interface SignInMethods {
  factors: number
  passkeys: number
}

export type Accounts = Awaited<ReturnType<typeof openAccounts>>

/**
 * Opens the accounts of a data folder; several processes may do so at once. No HTTP request can add an account.
 * @param publishableKey the only API key that `fetch` accepts
 * @param rounds cost of password hashes, as a power of two
 * @throws {Error} in one line, when the accounts or the settings cannot be read
 */
export async function openAccounts(folder: string, publishableKey: string, rounds = 10) {
  const secret = await readOrCreateSecret(dataPaths.signingKey(folder), () => randomBytes(32).toString('base64url'))
  const { database, settings, ...auth } = await openPackage(dataPaths.accounts(folder), secret, publishableKey)
  createFactorTables(database)
  createPasskeyTables(database)
  const leastPassword = settings.minimum_password_length
  const hash = (password: string) => bcrypt.hash(password, rounds)
  const find = (email: string) => findAccount(database, email)

  const existing = (email: string): Account => {
    const account = find(email)
    if (!account) throw new Error(`There is no client ${email}.`)
    return account
  }

  /** Adds a client who can sign in at once. @throws {Error} when the client exists, or the email or password is invalid */
  const addClient = async (
    email: string,
    password = newPassword(),
    language = defaultLanguage,
    appMetadata: object = {},
  ): Promise<Client> => {
    if (password.length < leastPassword || isTooLong(password)) {
      throw new Error(
        `${email} could not be added: the password must have at least ${leastPassword} characters and at most 72 bytes.`,
      )
    }
    const values = {
      encrypted_password: await hash(password),
      email_confirmed_at: now(),
      raw_app_meta_data: JSON.stringify({ provider: 'email', providers: ['email'], ...appMetadata }),
    }
    insertAccount(database, email, language, values, 'nothing')
    return { email, password }
  }

  const isPassword = async (id: string, password: string): Promise<boolean> => {
    const sql = 'select encrypted_password from "auth.users" where id = ?'
    const row = database.one(z.object({ encrypted_password: z.string().nullable() }), sql, id)
    return row?.encrypted_password ? bcrypt.compare(password, row.encrypted_password) : false
  }

  /** Sets the password of an account, and invalidates an unused link of a message. Sessions continue. */
  const setPassword = async (id: string, password: string): Promise<void> => {
    database.run(
      'update "auth.users" set encrypted_password = ?, recovery_token = null, updated_at = ? where id = ?',
      await hash(password),
      now(),
      id,
    )
  }

  const meansOf = (id: string): SignInMethods => ({
    factors: listFactors(database, id).filter(({ status }) => status === 'verified').length,
    passkeys: listPasskeys(database, id).length,
  })

  return {
    ...auth,
    database,
    settings,
    secret,
    folder,
    addClient,
    isPassword,
    setPassword,
    /** Adds a client who must replace the password at the first sign-in. @throws {Error} as `addClient` */
    addClientWithInitialPassword: (email: string, password: string, language = defaultLanguage) =>
      addClient(email, password, language, { initial_password: now() }),
    /**
     * Writes an invitation; it replaces one that was not accepted. @throws {Error} when the client exists or the email is
     * invalid
     */
    inviteClient: async (email: string, language = defaultLanguage): Promise<void> => {
      const token = newToken()
      const sent = now()
      const values = { confirmation_token: token, confirmation_sent_at: sent, invited_at: sent }
      insertAccount(database, email, language, values, 'invitation')
      const message = { email: email.toLowerCase(), language, origin: await runningHost(folder), token }
      await writeLink(dataPaths.messages(folder), 'invite', message)
    },
    /**
     * Writes a message for resetting a password, if there is an account with this email.
     * @param redirectTo address of the page that requests the message; for the French sign-in page the message is in French
     */
    recover: async (email: string, redirectTo?: string): Promise<void> => {
      const account = find(email)
      if (!account) return
      const [token, origin] = [newToken(), await runningHost(folder)]
      const sql = 'update "auth.users" set recovery_token = ?, recovery_sent_at = ? where id = ?'
      database.run(sql, token, now(), account.id)
      const language = redirectTo === frenchSignIn(origin) ? 'fr' : 'en'
      await writeLink(dataPaths.messages(folder), 'recovery', { email: account.email, language, origin, token })
    },
    /** Adds a client, or changes the password of an existing one to this one. Sessions continue. */
    setClient: async (email: string, password: string): Promise<void> => {
      const account = find(email)
      if (account?.email_confirmed_at) {
        if (!(await isPassword(account.id, password))) await setPassword(account.id, password)
        return
      }
      if (account) database.run('delete from "auth.users" where id = ?', account.id)
      await addClient(email, password)
    },
    /** Deletes an account and its sessions. @throws {Error} when there is no such account */
    removeClient: (email: string): void => {
      database.run('delete from "auth.users" where id = ?', existing(email).id)
    },
    /**
     * Deletes all factors and passkeys of an account, so that only the password signs in, and nothing else is asked for.
     * @returns the numbers of verified factors and of passkeys that it had
     * @throws {Error} when there is no such account
     */
    resetFactors: (email: string): SignInMethods => {
      const { id } = existing(email)
      const means = meansOf(id)
      for (const factor of listFactors(database, id)) removeFactor(database, factor.id)
      for (const passkey of listPasskeys(database, id)) removePasskey(database, passkey.id)
      return means
    },
    meansOf,
    /** All accounts, sorted by email. */
    listClients: (): Account[] => database.all(accountSchema, `select ${columns} from "auth.users" order by email`),
  }
}

const now = (): string => new Date().toISOString()

const findAccount = (database: AccountsDatabase, email: string): Account | undefined =>
  database.one(accountSchema, `select ${columns} from "auth.users" where email = ?`, email.toLowerCase())

/**
 * Adds an account, with its identity.
 * @param values of its row, beside those that every account has
 * @param replaces whether it replaces one whose invitation was not accepted. A hosted project refuses a password there.
 * @throws {Error} when the client exists, or the email is invalid
 */
function insertAccount(
  database: AccountsDatabase,
  email: string,
  language: LanguageName,
  values: Readonly<Record<string, string>>,
  replaces: 'invitation' | 'nothing',
): void {
  if (!z.regexes.html5Email.test(email) || email.length > 255) {
    throw new Error(`${email} could not be added: it is not an email address.`)
  }
  const [id, address] = [randomUUID(), email.toLowerCase()]
  const metadata = JSON.stringify({ language, email: address, email_verified: true, phone_verified: false, sub: id })
  const insert = (table: string, fields: Readonly<Record<string, string>>) =>
    database.run(
      `insert into "auth.${table}" (${Object.keys(fields).join(', ')})
      values (${Object.keys(fields)
        .map(() => '?')
        .join(', ')})`,
      ...Object.values(fields),
    )
  database.atomically(() => {
    // A write first, which waits for other processes: from here on none can add the same client.
    const sql = 'delete from "auth.users" where email = ? and email_confirmed_at is null and ?'
    database.run(sql, address, replaces === 'invitation' ? 1 : 0)
    const account = findAccount(database, email)
    if (account?.email_confirmed_at) throw new Error(`${email} is already a client.`)
    if (account) throw new Error(`${email} is already invited. To set a password instead, first remove the client.`)
    insert('users', {
      id,
      aud: 'authenticated',
      role: 'authenticated',
      email: address,
      raw_app_meta_data: JSON.stringify({ provider: 'email', providers: ['email'] }),
      raw_user_meta_data: metadata,
      created_at: now(),
      updated_at: now(),
      ...values,
    })
    insert('identities', {
      id: randomUUID(),
      provider: 'email',
      provider_id: id,
      user_id: id,
      identity_data: metadata,
      last_sign_in_at: now(),
      created_at: now(),
      updated_at: now(),
    })
    return true
  })
}

/** Whether a password is longer than 72 bytes: bcrypt silently ignores the rest. */
export const isTooLong = (password: string): boolean => Buffer.byteLength(password) > 72

/** Token of a link, in the format of the hosted service. */
const newToken = () => randomBytes(28).toString('hex')

/** Letters and digits without those that look alike (0 o, 1 l i). */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A random password of five groups of four characters: 20 characters out of 31, 99 bits. */
export function newPassword(): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return Array.from({ length: 5 }, group).join('-')
}
