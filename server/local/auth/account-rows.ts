import { z } from 'zod'
import type { AccountsConnection } from './connection.ts'

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
