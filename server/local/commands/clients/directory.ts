import type { LanguageName } from '#content/languages/languages.ts'
import type { Client } from '#server/local/auth/accounts.ts'
import type { Account } from '#server/local/auth/rows/account-rows.ts'

/** A client as a command lists it. */
export interface ListedClient extends Omit<Account, 'id'> {
  /** Number of verified second factors. */
  factors: number
}

/** The clients of the local host, or of a hosted project. All errors are one line. */
export interface ClientDirectory {
  /** Where the clients are, as a command prints it. */
  place: string
  /** Adds a client who may sign in at once, and has to replace the password then. @throws {Error} when the client exists, or the email or password is refused */
  add: (client: Client, language: LanguageName) => Promise<void>
  /**
   * Invites a client to choose a password; a new invitation replaces one that was not accepted.
   * @param language of the invitation, of the page that it leads to, and of later notices
   * @returns what to print
   * @throws {Error} as `add`
   */
  invite: (email: string, language: LanguageName) => Promise<string>
  /** Deletes an account and its sessions. @throws {Error} when there is no such account */
  remove: (email: string) => Promise<void>
  /**
   * Removes all second factors of a client.
   * @returns the number of verified ones
   * @throws {Error} when there is no such account
   */
  resetFactors: (email: string) => Promise<number>
  /** All accounts, sorted by email. */
  list: () => Promise<ListedClient[]>
}
