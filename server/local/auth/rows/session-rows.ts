import { z } from 'zod'
import type { AccountsConnection } from '#server/local/auth/connection.ts'
import type { AmrEntry, Method } from './methods.ts'

const sessionSchema = z.object({
  id: z.string(),
  /** ISO 8601 in UTC. */
  created_at: z.string(),
  aal: z.enum(['aal1', 'aal2']),
})
export type Session = z.infer<typeof sessionSchema>

const claimSchema = z.object({
  authentication_method: z.enum(['password', 'otp', 'totp']),
  updated_at: z.string(),
})
const tokenSchema = z.object({ token: z.string() })
const signInSchema = z.object({ user_id: z.string(), last_sign_in_at: z.string().nullable() })

/** Operations on sessions for which the package has no endpoint. */
export interface SessionRows {
  find: (id: string) => Promise<Session | undefined>
  /** Records that a session was authenticated by a method, now. */
  addMethod: (id: string, method: Method) => Promise<void>
  /** The methods of a session, the newest first. A session from before they were recorded began with a password. */
  methods: (id: string) => Promise<AmrEntry[]>
  /** The refresh token that a session is renewed with; undefined for an ended session. */
  refreshToken: (id: string) => Promise<string | undefined>
  /** Runs a renewal, and restores the account's last sign-in after it: the package counts renewals as sign-ins. */
  renew: (refreshToken: string, renewal: () => Promise<Response>) => Promise<Response>
}

export function sessionRows({ kysely }: AccountsConnection): SessionRows {
  const auth = kysely.withSchema('auth')
  const find = async (id: string) =>
    sessionSchema
      .optional()
      .parse(
        await auth.selectFrom('sessions').select(['id', 'created_at', 'aal']).where('id', '=', id).executeTakeFirst(),
      )
  return {
    find,
    addMethod: async (id, method) => {
      const updated_at = new Date().toISOString()
      await auth
        .insertInto('mfa_amr_claims')
        .values({ session_id: id, authentication_method: method, updated_at })
        .onConflict((conflict) => conflict.columns(['session_id', 'authentication_method']).doUpdateSet({ updated_at }))
        .execute()
    },
    methods: async (id) => {
      const rows = await auth
        .selectFrom('mfa_amr_claims')
        .select(['authentication_method', 'updated_at'])
        .where('session_id', '=', id)
        .orderBy('updated_at', 'desc')
        .orderBy('authentication_method', 'desc')
        .execute()
      const claims = z.array(claimSchema).parse(rows)
      if (claims.length > 0)
        return claims.map(({ authentication_method, updated_at }) => entry(authentication_method, updated_at))
      const session = await find(id)
      return session === undefined ? [] : [entry('password', session.created_at)]
    },
    refreshToken: async (id) => {
      const row = await auth
        .selectFrom('refresh_tokens')
        .select('token')
        .where('session_id', '=', id)
        .where('revoked', '=', 0)
        .orderBy('created_at', 'desc')
        .executeTakeFirst()
      return tokenSchema.optional().parse(row)?.token
    },
    renew: async (refreshToken, renewal) => {
      const account = signInSchema
        .optional()
        .parse(
          await auth
            .selectFrom('refresh_tokens')
            .innerJoin('users', 'users.id', 'refresh_tokens.user_id')
            .select(['users.id as user_id', 'users.last_sign_in_at'])
            .where('refresh_tokens.token', '=', refreshToken)
            .executeTakeFirst(),
        )
      const response = await renewal()
      if (account !== undefined && response.ok) {
        const { user_id, last_sign_in_at } = account
        await auth.updateTable('users').set({ last_sign_in_at }).where('id', '=', user_id).execute()
      }
      return response
    },
  }
}

function entry(method: Method, at: string): AmrEntry {
  return { method, timestamp: Math.floor(Date.parse(at) / 1000) }
}
