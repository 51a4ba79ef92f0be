import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { z } from 'zod'
import type { AccountsDatabase } from './lite.ts'

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

const challengeSchema = z.object({ created_at: z.string(), verified_at: z.string().nullable() })

/** Lifetime of a challenge in seconds, and of a factor that nobody challenged: the hosted service's default for both. */
const challengeSeconds = 300

const columns = Object.keys(factorSchema.shape).join(', ')

/**
 * Tables that the package lacks, named and shaped as the hosted service's (supabase/auth, migrations/). Rows are deleted
 * with their account, session or factor. A row of `mfa_amr_claims` says how a session was authenticated, and when.
 */
const tables = [
  `create table if not exists "auth.mfa_factors" (
    id text primary key,
    user_id text not null references "auth.users" (id) on delete cascade,
    friendly_name text not null,
    factor_type text not null default 'totp',
    status text not null default 'unverified',
    secret text not null,
    last_step integer not null default -1,
    last_challenged_at text,
    created_at text not null,
    updated_at text not null,
    unique (user_id, friendly_name)
  )`,
  `create table if not exists "auth.mfa_challenges" (
    id text primary key,
    factor_id text not null references "auth.mfa_factors" (id) on delete cascade,
    ip_address text not null default '',
    created_at text not null,
    verified_at text
  )`,
  `create table if not exists "auth.mfa_amr_claims" (
    session_id text not null references "auth.sessions" (id) on delete cascade,
    authentication_method text not null,
    updated_at text not null,
    primary key (session_id, authentication_method)
  )`,
]

/** Creates the tables that are missing. The package's own tables must exist. */
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

/** Adds an unverified factor; undefined when the account has one of that name. */
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

/** Deletes unverified factors that nobody has challenged in their first five minutes. */
export function removeForgottenFactors(database: AccountsDatabase): void {
  database.run(
    `delete from "auth.mfa_factors" where status = 'unverified' and last_challenged_at is null and created_at < ?`,
    new Date(Date.now() - challengeSeconds * 1_000).toISOString(),
  )
}

/** Deletes a factor, and lowers the sessions that it had raised to `aal1`. */
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

/** Adds a challenge. @returns also when it ends, in seconds since 1970 */
export function addChallenge(database: AccountsDatabase, factorId: string): { id: string; expires_at: number } {
  const [id, created] = [randomUUID(), now()]
  database.run('insert into "auth.mfa_challenges" (id, factor_id, created_at) values (?, ?, ?)', id, factorId, created)
  database.run('update "auth.mfa_factors" set last_challenged_at = ? where id = ?', created, factorId)
  return { id, expires_at: endOf(created) }
}

/** Whether a challenge of a factor can be answered. One that is over is deleted. */
export function challengeState(
  database: AccountsDatabase,
  factorId: string,
  id: string,
): 'open' | 'unknown' | 'used' | 'over' {
  const sql = 'select created_at, verified_at from "auth.mfa_challenges" where factor_id = ? and id = ?'
  const challenge = database.one(challengeSchema, sql, factorId, id)
  if (!challenge) return 'unknown'
  if (challenge.verified_at !== null) return 'used'
  if (endOf(challenge.created_at) * 1_000 >= Date.now()) return 'open'
  database.run('delete from "auth.mfa_challenges" where id = ?', id)
  return 'over'
}

const endOf = (created: string) => Math.floor(Date.parse(created) / 1_000) + challengeSeconds

interface CodeUse {
  userId: string
  factorId: string
  challengeId: string
  sessionId: string
  code: string
}

/**
 * Accepts a code: uses up its step and its challenge, verifies the factor, raises the session to `aal2`, and ends the
 * account's other sessions below it, all or nothing.
 * @returns false, with nothing changed, for a wrong code, a step that was used, also by a request at the same time, or an
 * ended session
 */
export function acceptCode(database: AccountsDatabase, use: CodeUse): boolean {
  const { userId, factorId, challengeId, sessionId, code } = use
  const sql = 'select secret from "auth.mfa_factors" where id = ?'
  const step = stepOfCode(code, database.one(z.object({ secret: z.string() }), sql, factorId)?.secret ?? '')
  if (step === undefined) return false
  return database.atomically(() => {
    const used = database.run(
      `update "auth.mfa_factors" set last_step = ?, status = 'verified', updated_at = ? where id = ? and last_step < ?`,
      step,
      now(),
      factorId,
      step,
    )
    const raised = database.run(
      `update "auth.sessions" set aal = 'aal2', factor_id = ? where id = ?`,
      factorId,
      sessionId,
    )
    if (used === 0 || raised === 0) return false
    database.run('update "auth.mfa_challenges" set verified_at = ? where id = ?', now(), challengeId)
    database.run(`delete from "auth.sessions" where user_id = ? and aal = 'aal1'`, userId)
    database.run(`delete from "auth.mfa_factors" where user_id = ? and status = 'unverified'`, userId)
    return true
  })
}

/** The hosted service's parameters: codes of six digits, a new one every 30 s (RFC 6238; supabase/auth, mfa.go). */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 }

/** A random secret of 160 bits in base32, and the `otpauth:` address by which an authenticator app takes it in. */
export function newSecret(issuer: string, account: string): { secret: string; uri: string } {
  const secret = new Secret({ size: 20 })
  return { secret: secret.base32, uri: new TOTP({ ...parameters, issuer, label: account, secret }).toString() }
}

/**
 * The time step that a code belongs to: the number of 30 s intervals since 1970. Undefined for a code that is wrong, or
 * more than one step away from now, because clocks differ (RFC 6238, section 6). Spaces around it are ignored.
 */
function stepOfCode(code: string, secret: string): number | undefined {
  const totp = new TOTP({ ...parameters, secret: Secret.fromBase32(secret) })
  const distance = totp.validate({ token: code.trim(), window: 1 })
  return distance === null ? undefined : totp.counter() + distance
}
