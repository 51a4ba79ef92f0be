import { AuthClient as Client, type Session, type SupportedStorage } from '@supabase/supabase-js'
import { requestLimit } from '#auth/limits.ts'

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
 * (docs/decisions/0005-auth-client.md). It adopts no session from an address, because a crafted link could plant another
 * person's session. One per page: a second client with the same key would compete for refresh tokens, which work once.
 * @param leaving aborts its requests for the account
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

/** The settings of the auth service, as a page passes them to an island. */
export interface AuthService {
  /** Base address; `/` means the origin of the page. */
  authUrl: string
  /** Public (publishable) key. */
  authKey: string
}

/**
 * A sign-in that lacks a proof. Its session is only in the memory of an ephemeral client, so that a visitor who leaves the
 * page is not signed in.
 */
export interface PendingSignIn {
  kind: 'pending'
  client: AuthClient
  session: Session
  /** The password of this sign-in, which the service requires again before it accepts a new one. */
  password?: string
}

/** The client library's option for a captcha token, which it sends as `gotrue_meta_security.captcha_token`. */
export function captchaOption(captchaToken: string | undefined): { captchaToken?: string } {
  return captchaToken === undefined ? {} : { captchaToken }
}

/**
 * `fetch` for an auth client, which has no time limit of its own: after `requestLimit` the service counts as unreachable.
 * Sign-out requests use `keepalive`, because the visitor leaves the page while one is pending. The client removes a session
 * after any refused renewal, so refusals for other reasons are passed to it as 503, which it retries.
 * @param leaving aborts requests for the account, which the service refuses after a sign-out
 */
const request =
  (leaving?: AbortSignal): typeof fetch =>
  async (input, init) => {
    const limit = new AbortController()
    const drop = () => limit.abort()
    setTimeout(drop, requestLimit)
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : String(input))
    if (init?.method === 'GET' && pathname.endsWith('/user')) {
      if (leaving?.aborted) drop()
      leaving?.addEventListener('abort', drop)
    }
    const answer = await fetch(input, { ...init, signal: limit.signal, keepalive: pathname.endsWith('/logout') })
    const isRenewal = searchParams.get('grant_type') === 'refresh_token'
    return isRenewal && !answer.ok && !concernsSession(answer) ? new Response(null, { status: 503 }) : answer
  }

/**
 * Whether a refused renewal means that the session is invalid. A rate limit (429), a missing route (404), a revoked public
 * key (401) or the page of a proxy does not.
 */
function concernsSession({ status, headers }: Response): boolean {
  return (status === 400 || status === 403) && (headers.get('Content-Type') ?? '').includes('json')
}
