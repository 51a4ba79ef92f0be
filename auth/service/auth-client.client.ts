import { AuthClient as Client, type SupportedStorage } from '@supabase/supabase-js'
import type { AuthService } from './auth-service.ts'
import { request } from './request.client.ts'

export type AuthClient = InstanceType<typeof Client>

/** Base address of the auth API: `{authUrl}/auth/v1`. */
export function authAddress(authUrl: string): URL {
  return new URL('auth/v1', new URL(authUrl.endsWith('/') ? authUrl : `${authUrl}/`, window.location.origin))
}

/** Storage key of the session, as the full client derives it (specification, section 9): `sb-<first host label>-auth-token`. */
export function sessionKey(authUrl: string): string {
  return `sb-${authAddress(authUrl).hostname.split('.')[0]}-auth-token`
}

/**
 * The page's auth client, without the database, storage and realtime clients that no screen uses
 * (docs/decisions/0005-auth-client.md). It adopts no session from an address, where a crafted link could plant somebody
 * else's. One per page: a second one with the same key would race the first for refresh tokens, which work once.
 * @param leaving drops its questions about the account
 */
export function createAuthClient(service: AuthService, storage: SupportedStorage, leaving: AbortSignal): AuthClient {
  const storageKey = sessionKey(service.authUrl)
  return new Client({
    ...clientOptions(service, leaving),
    storageKey,
    storage,
    autoRefreshToken: true,
    persistSession: true,
  })
}

/**
 * An ephemeral client: its session is in memory only, unknown to storage and to other tabs, and ends with the page. A
 * storage key of its own separates it from the page's client.
 */
export function createEphemeralClient(service: AuthService): AuthClient {
  const storageKey = `${sessionKey(service.authUrl)}-ephemeral-${++ephemeralClients}`
  return new Client({ ...clientOptions(service), storageKey, autoRefreshToken: false, persistSession: false })
}

let ephemeralClients = 0

function clientOptions({ authUrl, authKey }: AuthService, leaving?: AbortSignal) {
  return {
    url: authAddress(authUrl).href,
    headers: { apikey: authKey, Authorization: `Bearer ${authKey}` },
    fetch: request(leaving),
    flowType: 'implicit',
    detectSessionInUrl: false,
  } as const
}
