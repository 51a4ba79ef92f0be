/* Second factors of accounts in the local database: stored, checked and removed. */

import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { z } from 'zod'
import type { AccountsDatabase } from './supabase-lite.ts'

/** A factor in the format of the hosted service. Times are ISO 8601 in UTC. */
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

/** Seconds after which an unverified factor without a challenge is deleted: the hosted service's default. */
const unansweredSeconds = 300

const columns = Object.keys(factorSchema.shape).join(', ')

/**
 * Tables that the package lacks, with the names and columns of the hosted service (supabase/auth, migrations/). Rows are
 * deleted with their account, session or factor. A row of `mfa_amr_claims` records how and when a session was authenticated.
 */
const tables = [
  `create table if not exists "auth.mfa_factors" (
    id text primary key,
    user_id text not null references "auth.users" (id) on delete cascade,
    friendly_name text not null,
    factor_type text not null default 'totp',
    status text not null default 'unverified',
    secret text not null,
    last_challenged_at text,
    created_at text not null,
    updated_at text not null,
    unique (user_id, friendly_name)
  )`,
  `create table if not exists "auth.mfa_amr_claims" (
    session_id text not null references "auth.sessions" (id) on delete cascade,
    authentication_method text not null,
    updated_at text not null,
    primary key (session_id, authentication_method)
  )`,
]

/** Creates missing tables. The package's own tables must exist. */
export function createFactorTables(database: AccountsDatabase): void {
  for (const table of tables) database.run(table)
}

const now = () => new Date().toISOString()

/** The factors of an account, oldest first. */
export function listFactors(database: AccountsDatabase, userId: string): Factor[] {
  return database.all(
    factorSchema,
    `select ${columns} from "auth.mfa_factors" where user_id = ? order by created_at`,
    userId,
  )
}

/** Adds an unverified factor; undefined if the account already has a factor of that name. */
export function addFactor(
  database: AccountsDatabase,
  userId: string,
  name: string,
  secret: string,
): { id: string } | undefined {
  const id = randomUUID()
  const added = database.run(
    `insert into "auth.mfa_factors" (id, user_id, friendly_name, secret, created_at, updated_at)
    values (?, ?, ?, ?, ?, ?) on conflict do nothing`,
    id,
    userId,
    name,
    secret,
    now(),
    now(),
  )
  return added > 0 ? { id } : undefined
}

/** Deletes unverified factors without a challenge in their first five minutes. */
export function deleteUnansweredFactors(database: AccountsDatabase): void {
  database.run(
    `delete from "auth.mfa_factors" where status = 'unverified' and last_challenged_at is null and created_at < ?`,
    new Date(Date.now() - unansweredSeconds * 1_000).toISOString(),
  )
}

/** Deletes a factor, and lowers the sessions that it had raised back to `aal1`. */
export function removeFactor(database: AccountsDatabase, id: string): void {
  database.atomically(() => {
    database.run('delete from "auth.mfa_factors" where id = ?', id)
    database.run(
      `delete from "auth.mfa_amr_claims" where authentication_method = 'totp'
      and session_id in (select id from "auth.sessions" where factor_id = ?)`,
      id,
    )
    database.run(`update "auth.sessions" set aal = 'aal1', factor_id = null where factor_id = ?`, id)
    return true
  })
}

/** Records a challenge of a factor, so that `deleteUnansweredFactors` keeps it. */
export function recordChallenge(database: AccountsDatabase, id: string): void {
  database.run('update "auth.mfa_factors" set last_challenged_at = ? where id = ?', now(), id)
}

/**
 * Accepts a code in one transaction: verifies the factor, raises the session to `aal2`, and ends the account's other
 * sessions below `aal2`.
 * @returns false for a wrong code or an ended session
 */
export function acceptCode(
  database: AccountsDatabase,
  use: { userId: string; factorId: string; sessionId: string; code: string },
): boolean {
  const { userId, factorId, sessionId, code } = use
  const sql = 'select secret from "auth.mfa_factors" where id = ?'
  const secret = database.one(z.object({ secret: z.string() }), sql, factorId)?.secret
  if (secret === undefined || !isCode(code, secret)) return false
  return database.atomically(() => {
    const raise = `update "auth.sessions" set aal = 'aal2', factor_id = ? where id = ?`
    if (database.run(raise, factorId, sessionId) === 0) return false
    database.run(`update "auth.mfa_factors" set status = 'verified', updated_at = ? where id = ?`, now(), factorId)
    database.run(`delete from "auth.sessions" where user_id = ? and aal = 'aal1'`, userId)
    database.run(`delete from "auth.mfa_factors" where user_id = ? and status = 'unverified'`, userId)
    return true
  })
}

/** The hosted service's parameters: six digits, 30 s per code (RFC 6238; supabase/auth, mfa.go). */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 }

/** A random secret of 160 bits in base32, and its `otpauth:` address for authenticator apps. */
export function newSecret(issuer: string, account: string): { secret: string; uri: string } {
  const secret = new Secret({ size: 20 })
  return { secret: secret.base32, uri: new TOTP({ ...parameters, issuer, label: account, secret }).toString() }
}

/**
 * Whether a code is correct now or one step earlier or later, because clocks differ (RFC 6238, section 6). Surrounding
 * spaces are ignored.
 */
function isCode(code: string, secret: string): boolean {
  const totp = new TOTP({ ...parameters, secret: Secret.fromBase32(secret) })
  return totp.validate({ token: code.trim(), window: 1 }) !== null
}
