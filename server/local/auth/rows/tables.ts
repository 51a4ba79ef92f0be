import type { AccountsConnection } from '#server/local/auth/connection.ts'

/**
 * Tables that the package lacks, named and shaped as the hosted service's (supabase/auth, migrations/). Rows are deleted
 * with their account, session or factor. A row of `mfa_amr_claims` says how a session was authenticated, and when.
 */
const statements = [
  `create table if not exists "auth.mfa_factors" (
    id text primary key,
    user_id text not null references "auth.users" (id) on delete cascade,
    friendly_name text not null,
    factor_type text not null check (factor_type = 'totp'),
    status text not null check (status in ('unverified', 'verified')),
    secret text not null,
    last_step integer not null,
    last_challenged_at text,
    created_at text not null,
    updated_at text not null,
    unique (user_id, friendly_name)
  )`,
  `create table if not exists "auth.mfa_challenges" (
    id text primary key,
    factor_id text not null references "auth.mfa_factors" (id) on delete cascade,
    ip_address text not null,
    created_at text not null,
    verified_at text
  )`,
  `create table if not exists "auth.mfa_amr_claims" (
    session_id text not null references "auth.sessions" (id) on delete cascade,
    authentication_method text not null check (authentication_method in ('password', 'otp', 'totp')),
    updated_at text not null,
    primary key (session_id, authentication_method)
  )`,
]

/** Creates the tables that are missing. The package's own tables must exist. */
export async function createTables(connection: AccountsConnection): Promise<void> {
  for (const statement of statements) await connection.exec(statement)
}
