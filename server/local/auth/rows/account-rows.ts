import bcrypt from 'bcryptjs'
import { z } from 'zod'
import type { AccountsConnection } from '#server/local/auth/connection.ts'

/** An account as its row holds it. Times are ISO 8601 in UTC. */
const accountSchema = z.object({
  id: z.string(),
  email: z.string(),
  /** Null until an invitation is accepted. */
  email_confirmed_at: z.string().nullable(),
  last_sign_in_at: z.string().nullable(),
})
export type Account = z.infer<typeof accountSchema>

const metadataSchema = z.object({
  raw_app_meta_data: z.string().transform((text) => z.record(z.string(), z.unknown()).parse(JSON.parse(text))),
})

/** Operations on accounts for which the package has no endpoint. */
export interface AccountRows {
  /** All accounts, sorted by email. */
  list: () => Promise<Account[]>
  find: (email: string) => Promise<Account | undefined>
  /** Deletes an account and its sessions; false when there is no such account. */
  remove: (email: string) => Promise<boolean>
  /** Deletes an account whose invitation was not accepted, and no other. */
  withdrawInvitation: (email: string) => Promise<void>
  /** Whether an account has a password, so that the package hashes what is given at a sign-in to compare it. */
  hasPassword: (email: string) => Promise<boolean>
  /** Whether a password is an account's own. */
  isPassword: (id: string, password: string) => Promise<boolean>
  /**
   * Notes in `app_metadata`, which a client can read but not write, that the operator chose the password.
   * @param at when, in ISO 8601
   */
  noteInitialPassword: (email: string, at: string) => Promise<void>
  /** Removes the password of an invited account: sign-in then answers as for an unknown email. */
  takePassword: (email: string) => Promise<void>
  /** Restores the last sign-in: the package also counts creating an account and changing its password as one. */
  setLastSignIn: (email: string, at: string | null) => Promise<void>
}

/** Queries run on the package's own connection, so that none falls into another query's transaction. */
export function accountRows({ kysely }: AccountsConnection): AccountRows {
  const auth = kysely.withSchema('auth')
  const accounts = auth.selectFrom('users').select(['id', 'email', 'email_confirmed_at', 'last_sign_in_at'])
  const stored = (email: string) => email.toLowerCase()
  return {
    list: async () => z.array(accountSchema).parse(await accounts.orderBy('email').execute()),
    find: async (email) =>
      accountSchema.optional().parse(await accounts.where('email', '=', stored(email)).executeTakeFirst()),
    // Sessions, their refresh tokens and identities are deleted with the account (ON DELETE CASCADE).
    remove: async (email) => {
      const deletion = auth.deleteFrom('users').where('email', '=', stored(email))
      return (await deletion.executeTakeFirstOrThrow()).numDeletedRows > 0
    },
    withdrawInvitation: async (email) => {
      await auth
        .deleteFrom('users')
        .where('email', '=', stored(email))
        .where('email_confirmed_at', 'is', null)
        .execute()
    },
    hasPassword: async (email) => {
      const account = auth
        .selectFrom('users')
        .select('id')
        .where('email', '=', stored(email))
        .where('email_confirmed_at', 'is not', null)
        .where('encrypted_password', 'is not', null)
      return (await account.executeTakeFirst()) !== undefined
    },
    isPassword: async (id, password) => {
      const row = await auth.selectFrom('users').select('encrypted_password').where('id', '=', id).executeTakeFirst()
      const hash = z.object({ encrypted_password: z.string().nullable() }).optional().parse(row)?.encrypted_password
      return hash ? bcrypt.compare(password, hash) : false
    },
    noteInitialPassword: async (email, at) => {
      const account = auth.selectFrom('users').select('raw_app_meta_data').where('email', '=', stored(email))
      const { raw_app_meta_data } = metadataSchema.parse(await account.executeTakeFirst())
      const noted = JSON.stringify({ ...raw_app_meta_data, initial_password: at })
      await auth.updateTable('users').where('email', '=', stored(email)).set({ raw_app_meta_data: noted }).execute()
    },
    takePassword: async (email) => {
      const invited = auth
        .updateTable('users')
        .where('email', '=', stored(email))
        .where('email_confirmed_at', 'is', null)
      await invited.set({ encrypted_password: null, invited_at: new Date().toISOString() }).execute()
    },
    setLastSignIn: async (email, at) => {
      await auth.updateTable('users').where('email', '=', stored(email)).set({ last_sign_in_at: at }).execute()
    },
  }
}
