import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { AccountsConnection } from '#server/local/auth/connection.ts'

/** A factor as the hosted service answers it. Times are ISO 8601 in UTC. */
const factorSchema = z.object({
  id: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  status: z.enum(['unverified', 'verified']),
  friendly_name: z.string(),
  factor_type: z.literal('totp'),
  last_challenged_at: z.string().nullable(),
})
export type Factor = z.infer<typeof factorSchema>

const challengeSchema = z.object({
  id: z.string(),
  ip_address: z.string(),
  created_at: z.string(),
  verified_at: z.string().nullable(),
})
type Challenge = z.infer<typeof challengeSchema>

/** The factors of the accounts, and their challenges. */
export interface FactorRows {
  /** The factors of an account, oldest first. */
  list: (userId: string) => Promise<Factor[]>
  /** A factor of an account; undefined when the account has none of that id. */
  find: (userId: string, id: string) => Promise<Factor | undefined>
  secret: (id: string) => Promise<string | undefined>
  /** Adds an unverified factor; undefined when the account has one of that name. */
  add: (userId: string, friendlyName: string, secret: string) => Promise<Factor | undefined>
  /** Deletes unverified factors of all accounts that are older than a time and were never challenged. */
  removeForgotten: (before: string) => Promise<void>
  addChallenge: (factorId: string, ipAddress: string) => Promise<Challenge>
  findChallenge: (factorId: string, id: string) => Promise<Challenge | undefined>
  removeChallenge: (id: string) => Promise<void>
  /**
   * Accepts a code: uses up its step and its challenge, verifies the factor, raises the session to `aal2`, and ends the
   * account's other sessions below it, all or nothing.
   * @returns false, with nothing changed, when the step or a later one has been used already or the session has ended, also
   * by a request at the same time
   */
  accept: (use: CodeUse) => Promise<boolean>
  /** Deletes a factor, and lowers the sessions that it had raised to `aal1`. */
  remove: (id: string) => Promise<void>
}

export interface CodeUse {
  userId: string
  factorId: string
  challengeId: string
  sessionId: string
  /** Time step of the code. */
  step: number
}

/** Step of a factor of which no code was used. */
const noStep = -1

export function factorRows(connection: AccountsConnection): FactorRows {
  const auth = connection.kysely.withSchema('auth')
  const factors = auth.selectFrom('mfa_factors').select(Object.keys(factorSchema.shape))
  const challenges = auth.selectFrom('mfa_challenges').select(Object.keys(challengeSchema.shape))
  const now = () => new Date().toISOString()
  return {
    list: async (userId) =>
      z.array(factorSchema).parse(await factors.where('user_id', '=', userId).orderBy('created_at').execute()),
    find: async (userId, id) =>
      factorSchema
        .optional()
        .parse(await factors.where('user_id', '=', userId).where('id', '=', id).executeTakeFirst()),
    secret: async (id) => {
      const row = await auth.selectFrom('mfa_factors').select('secret').where('id', '=', id).executeTakeFirst()
      return z.object({ secret: z.string() }).optional().parse(row)?.secret
    },
    add: async (userId, friendlyName, secret) => {
      const factor: Factor = {
        id: randomUUID(),
        created_at: now(),
        updated_at: now(),
        status: 'unverified',
        friendly_name: friendlyName,
        factor_type: 'totp',
        last_challenged_at: null,
      }
      const { numInsertedOrUpdatedRows = 0 } = await auth
        .insertInto('mfa_factors')
        .values({ ...factor, user_id: userId, secret, last_step: noStep })
        .onConflict((conflict) => conflict.columns(['user_id', 'friendly_name']).doNothing())
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows > 0 ? factor : undefined
    },
    removeForgotten: async (before) => {
      await auth
        .deleteFrom('mfa_factors')
        .where('status', '=', 'unverified')
        .where('last_challenged_at', 'is', null)
        .where('created_at', '<', before)
        .execute()
    },
    addChallenge: async (factorId, ipAddress) => {
      const challenge: Challenge = { id: randomUUID(), ip_address: ipAddress, created_at: now(), verified_at: null }
      await auth
        .insertInto('mfa_challenges')
        .values({ ...challenge, factor_id: factorId })
        .execute()
      await auth
        .updateTable('mfa_factors')
        .set({ last_challenged_at: challenge.created_at })
        .where('id', '=', factorId)
        .execute()
      return challenge
    },
    findChallenge: async (factorId, id) =>
      challengeSchema
        .optional()
        .parse(await challenges.where('factor_id', '=', factorId).where('id', '=', id).executeTakeFirst()),
    removeChallenge: async (id) => {
      await auth.deleteFrom('mfa_challenges').where('id', '=', id).execute()
    },
    accept: ({ userId, factorId, challengeId, sessionId, step }) =>
      connection.runInTransaction(async (transaction) => {
        const inside = transaction.withSchema('auth')
        const session = await inside.selectFrom('sessions').select('id').where('id', '=', sessionId).executeTakeFirst()
        if (session === undefined) return false
        const used = await inside
          .updateTable('mfa_factors')
          .set({ last_step: step, status: 'verified', updated_at: now() })
          .where('id', '=', factorId)
          .where('last_step', '<', step)
          .executeTakeFirstOrThrow()
        if (used.numUpdatedRows < 1) return false
        await inside.updateTable('mfa_challenges').set({ verified_at: now() }).where('id', '=', challengeId).execute()
        await inside
          .insertInto('mfa_amr_claims')
          .values({ session_id: sessionId, authentication_method: 'totp', updated_at: now() })
          .onConflict((conflict) =>
            conflict.columns(['session_id', 'authentication_method']).doUpdateSet({ updated_at: now() }),
          )
          .execute()
        const raised = { aal: 'aal2', factor_id: factorId }
        await inside.updateTable('sessions').set(raised).where('id', '=', sessionId).execute()
        await inside.deleteFrom('sessions').where('user_id', '=', userId).where('aal', '=', 'aal1').execute()
        await inside
          .deleteFrom('mfa_factors')
          .where('user_id', '=', userId)
          .where('status', '=', 'unverified')
          .execute()
        return true
      }),
    remove: (id) =>
      connection.runInTransaction(async (transaction) => {
        const inside = transaction.withSchema('auth')
        const rows = await inside.selectFrom('sessions').select('id').where('factor_id', '=', id).execute()
        const raised = z.array(z.object({ id: z.string() })).parse(rows)
        const ids = raised.map((session) => session.id)
        const claims = inside.deleteFrom('mfa_amr_claims').where('authentication_method', '=', 'totp')
        await claims.where('session_id', 'in', ids).execute()
        await inside.updateTable('sessions').set({ aal: 'aal1', factor_id: null }).where('factor_id', '=', id).execute()
        await inside.deleteFrom('mfa_factors').where('id', '=', id).execute()
      }),
  }
}
