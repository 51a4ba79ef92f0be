import { AuthClient as Client } from '@supabase/supabase-js'
import type { AuthService } from '#auth/session/access.ts'
import type { SessionStorage } from '#auth/session/storage.client.ts'
import { request } from './request.client.ts'

export type AuthClient = InstanceType<typeof Client>

/** Base of the auth API: `{authUrl}/auth/v1`; `/` stands for the origin of the page. */
export function authAddress(authUrl: string): URL {
  return new URL('auth/v1', new URL(authUrl.endsWith('/') ? authUrl : `${authUrl}/`, window.location.origin))
}

/** Storage key as the full client derives it (specification, section 9): `sb-<first host label>-auth-token`. */
export function sessionKey(authUrl: string): string {
  return `sb-${authAddress(authUrl).hostname.split('.')[0]}-auth-token`
}

/**
 * The auth client alone, without the database, storage and realtime clients that no screen uses
 * (docs/decisions/0005-auth-client.md). No session is adopted from an address: a crafted link could plant somebody
 * else's. Make one per page: a second one under the same key races the first for refresh tokens, which serve once.
 */
export function createAuthClient(service: AuthService, storage: SessionStorage): AuthClient {
  const storageKey = sessionKey(service.authUrl)
  return new Client({ ...serviceOptions(service), storageKey, storage, autoRefreshToken: true, persistSession: true })
}

/**
 * A client beside that of the page, whose session is in memory alone: not in storage, not in other tabs, and gone with
 * the page. Under a key of its own, so that it and the page's client do not meet.
 */
export function createPassingClient(service: AuthService): AuthClient {
  const storageKey = `${sessionKey(service.authUrl)}-passing-${++passing}`
  return new Client({ ...serviceOptions(service), storageKey, autoRefreshToken: false, persistSession: false })
}

let passing = 0

function serviceOptions({ authUrl, authKey }: AuthService) {
  return {
    url: authAddress(authUrl).href,
    headers: { apikey: authKey, Authorization: `Bearer ${authKey}` },
    fetch: request,
    flowType: 'implicit',
    detectSessionInUrl: false,
  } as const
}
