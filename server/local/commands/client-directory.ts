/*
 * What `npm run client` asks of the place where clients are kept, which is this machine (server/local/auth/accounts.ts) or a
 * hosted project (hosted-clients.ts).
 */

import type { LanguageName } from '#content/languages/languages.ts'
import type { Account, Client, SignInMethods } from '#server/local/auth/accounts.ts'

/** A client as listed by `npm run client -- list`. */
export interface ListedClient extends Omit<Account, 'id'>, SignInMethods {}

/** The clients of the local host, or of a hosted project. All errors are one line. */
export interface ClientDirectory {
  /** The location of the clients, for printing. */
  place: string
  /**
   * Adds a client who can sign in at once, and must then replace the password. @throws {Error} when the client exists, or
   * the email or password is invalid
   */
  add: (client: Client, language: LanguageName) => Promise<unknown>
  /**
   * Invites a client to choose a password; a new invitation replaces one that was not accepted.
   * @param language of the invitation, of the page that it links to, and of later notices
   * @returns text to print
   * @throws {Error} as `add`
   */
  invite: (email: string, language: LanguageName) => Promise<string>
  /** Deletes an account and its sessions. @throws {Error} when there is no such account */
  remove: (email: string) => Promise<void>
  /**
   * Removes all second factors and passkeys of a client.
   * @returns the numbers of verified factors and of passkeys
   * @throws {Error} when there is no such account
   */
  resetFactors: (email: string) => Promise<SignInMethods>
  /** All accounts, sorted by email. */
  list: () => Promise<ListedClient[]>
}
