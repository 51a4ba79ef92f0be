/* Passkeys of accounts in the local database, with the challenges that await an answer. */

import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { AccountsDatabase } from './supabase-lite.ts'

/** A passkey as stored in its row. Times are ISO 8601 in UTC; ids and keys of credentials are base64url. */
const passkeySchema = z.object({
  id: z.string(),
  user_id: z.string(),
  credential_id: z.string(),
  public_key: z.string(),
  friendly_name: z.string(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
})
export type Passkey = z.infer<typeof passkeySchema>

const challengeSchema = z.object({ challenge: z.string(), expires_at: z.string() })
type Challenge = z.infer<typeof challengeSchema>

/** Whether a challenge is for adding a passkey to an account, or for signing in with one, of whichever account. */
type ChallengeUse = { type: 'registration'; userId: string } | { type: 'authentication' }

/** Passkeys of one account: the hosted service's default (`GOTRUE_PASSKEY_MAX_PASSKEYS_PER_USER`). */
export const maxPasskeys = 10

/** Lifetime of a challenge, in seconds: the hosted service's default (`GOTRUE_WEBAUTHN_CHALLENGE_EXPIRY_DURATION`). */
const challengeSeconds = 300

const columns = Object.keys(passkeySchema.shape).join(', ')

/** Tables that the package lacks, as the hosted service names them. Rows are deleted with their account. */
const tables = [
  `create table if not exists "auth.webauthn_credentials" (
    id text primary key,
    user_id text not null references "auth.users" (id) on delete cascade,
    credential_id text not null unique,
    public_key text not null,
    friendly_name text not null,
    created_at text not null,
    last_used_at text
  )`,
  `create table if not exists "auth.webauthn_challenges" (
    id text primary key,
    user_id text references "auth.users" (id) on delete cascade,
    challenge text not null,
    expires_at text not null
  )`,
]

/** Creates missing tables. The package's own tables must exist. */
export function createPasskeyTables(database: AccountsDatabase): void {
  for (const table of tables) database.run(table)
}

/** Why an account may not sign in; undefined if it may. Checked after the passkey, as the hosted service does. */
export function signInBlock(database: AccountsDatabase, userId: string): 'unconfirmed' | 'banned' | undefined {
  const account = database.one(
    z.object({ email_confirmed_at: z.string().nullable(), banned_until: z.string().nullable() }),
    'select email_confirmed_at, banned_until from "auth.users" where id = ?',
    userId,
  )
  if (!account?.email_confirmed_at) return 'unconfirmed'
  return Date.parse(account.banned_until ?? '') > Date.now() ? 'banned' : undefined
}

/** The passkeys of an account, oldest first. */
export function listPasskeys(database: AccountsDatabase, userId: string): Passkey[] {
  const sql = `select ${columns} from "auth.webauthn_credentials" where user_id = ? order by created_at`
  return database.all(passkeySchema, sql, userId)
}

/** Adds a passkey. @returns why it was not added, or the passkey */
export function addPasskey(
  database: AccountsDatabase,
  { userId, credentialId, publicKey }: { userId: string; credentialId: string; publicKey: string },
): Passkey | 'tooMany' | 'exists' {
  const row: Passkey = {
    id: randomUUID(),
    user_id: userId,
    credential_id: credentialId,
    public_key: publicKey,
    // The hosted service knows the names of common passkey managers, and has this name for every other.
    friendly_name: 'Passkey',
    created_at: new Date().toISOString(),
    last_used_at: null,
  }
  let refusal: 'tooMany' | 'exists' | undefined
  database.atomically(() => {
    const sql = `insert into "auth.webauthn_credentials" (${columns}) values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing`
    // A write first, which waits for other processes: from here on none can add a passkey.
    if (database.run(sql, ...Object.values(row)) === 0) refusal = 'exists'
    else if (listPasskeys(database, userId).length > maxPasskeys) refusal = 'tooMany'
    return refusal === undefined
  })
  return refusal ?? row
}

export function renamePasskey(database: AccountsDatabase, id: string, name: string): void {
  database.run('update "auth.webauthn_credentials" set friendly_name = ? where id = ?', name, id)
}

export function removePasskey(database: AccountsDatabase, id: string): void {
  database.run('delete from "auth.webauthn_credentials" where id = ?', id)
}

/** Records a sign-in with a passkey, and opens its session. @returns the session's first refresh token */
export function openPasskeySession(database: AccountsDatabase, { id, user_id }: Passkey): string {
  const [sessionId, token, now] = [randomUUID(), randomUUID(), new Date().toISOString()]
  database.atomically(() => {
    database.run('update "auth.webauthn_credentials" set last_used_at = ? where id = ?', now, id)
    database.run('update "auth.users" set last_sign_in_at = ? where id = ?', now, user_id)
    database.run(
      `insert into "auth.sessions" (id, user_id, aal, created_at, updated_at) values (?, ?, 'aal1', ?, ?)`,
      ...[sessionId, user_id, now, now],
    )
    database.run(
      `insert into "auth.refresh_tokens" (id, token, user_id, session_id, created_at, updated_at)
      values (?, ?, ?, ?, ?, ?)`,
      ...[randomUUID(), token, user_id, sessionId, now, now],
    )
    return true
  })
  return token
}

/** Stores a challenge, and deletes expired ones. @returns its id, and when it expires, in seconds since 1970 */
export function storeChallenge(
  database: AccountsDatabase,
  use: ChallengeUse,
  challenge: string,
): { challenge_id: string; expires_at: number } {
  const id = randomUUID()
  const expiresAt = new Date(Date.now() + challengeSeconds * 1_000)
  const kept = new Date(Date.now() - challengeSeconds * 1_000).toISOString()
  database.run('delete from "auth.webauthn_challenges" where expires_at < ?', kept)
  database.run(
    'insert into "auth.webauthn_challenges" (id, user_id, challenge, expires_at) values (?, ?, ?, ?)',
    ...[id, userOf(use), challenge, expiresAt.toISOString()],
  )
  return { challenge_id: id, expires_at: Math.floor(expiresAt.getTime() / 1_000) }
}

/** Takes a challenge, which works once; undefined for one that is unknown, used or of another use. */
export function takeChallenge(database: AccountsDatabase, use: ChallengeUse, id: string): Challenge | undefined {
  const sql = 'delete from "auth.webauthn_challenges" where id = ? and user_id is ? returning challenge, expires_at'
  return database.one(challengeSchema, sql, id, userOf(use))
}

const userOf = (use: ChallengeUse): string | null => (use.type === 'registration' ? use.userId : null)
