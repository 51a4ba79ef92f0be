/* The client of the auth service (Supabase), as every screen uses it. */

import { AuthClient as Client, type Session, type SupportedStorage } from '@supabase/supabase-js'
import { requestLimit } from '#auth/limits.ts'
import { temporaryFailureOf } from './failure.ts'
import { claimsOf } from './session.ts'

export type AuthClient = InstanceType<typeof Client>

/** Base address of the auth API: `{authUrl}/auth/v1`. */
export function authAddress(authUrl: string): URL {
  return new URL('auth/v1', new URL(authUrl.endsWith('/') ? authUrl : `${authUrl}/`, window.location.origin))
}

/** Storage key of the session, as the full Supabase client derives it (specification, section 9): `sb-<first host label>-auth-token`. */
export function sessionKey(authUrl: string): string {
  return `sb-${authAddress(authUrl).hostname.split('.')[0]}-auth-token`
}

/**
 * The page's auth client, without the database, storage and realtime clients that no screen uses
 * (docs/decisions/0005-auth-client.md). It adopts no session from an address, because a crafted link could plant another
 * person's session. One per page: a second auth client with the same key would compete for refresh tokens, which work once.
 * @param leaving aborts its requests for the account
 */
export function createAuthClient(service: AuthService, storage: SupportedStorage, leaving: AbortSignal): AuthClient {
  const storageKey = sessionKey(service.authUrl)
  const client: AuthClient = new Client({
    ...clientOptions(service, () => client, leaving),
    storageKey,
    storage,
    autoRefreshToken: true,
    persistSession: true,
  })
  return client
}

/**
 * An ephemeral auth client: its session is in memory only, unknown to storage and to other tabs, and ends with the page. A
 * storage key of its own separates it from the page's auth client.
 * @param session the session that it has from the beginning
 */
export function createEphemeralClient(service: AuthService, session?: Session): AuthClient {
  const storageKey = `${sessionKey(service.authUrl)}-ephemeral-${++ephemeralClients}`
  const options = { ...clientOptions(service, () => client), storageKey, autoRefreshToken: false }
  // The library reads a first session from a storage only.
  const client: AuthClient =
    session === undefined
      ? new Client({ ...options, persistSession: false })
      : new Client({ ...options, persistSession: true, storage: memoryWith(storageKey, JSON.stringify(session)) })
  return client
}

function memoryWith(key: string, value: string): SupportedStorage {
  const memory = new Map([[key, value]])
  return {
    getItem: (name) => memory.get(name) ?? null,
    setItem: (name, text) => void memory.set(name, text),
    removeItem: (name) => void memory.delete(name),
  }
}

let ephemeralClients = 0

function clientOptions({ authUrl, authKey }: AuthService, client: () => AuthClient, leaving?: AbortSignal) {
  return {
    url: authAddress(authUrl).href,
    headers: { apikey: authKey, Authorization: `Bearer ${authKey}` },
    fetch: renewing(client, authKey, request(leaving)),
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
 * A sign-in that lacks a proof. Its session is only in the memory of an ephemeral auth client, so that a visitor who leaves the
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
 * Sign-out requests use `keepalive`, because the visitor leaves the page while one is pending. The auth client removes a session
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
    if (isRenewal && !answer.ok && !concernsSession(answer)) return unanswered()
    return answer.ok && init?.method === 'POST' ? withLocalExpiry(answer) : answer
  }

const unanswered = () => new Response(null, { status: 503 })

/**
 * Whether a refused renewal means that the session is invalid. A rate limit (429), a missing route (404), a revoked public
 * key (401) or the page of a proxy does not.
 */
function concernsSession({ status, headers }: Response): boolean {
  return (status === 400 || status === 403) && (headers.get('Content-Type') ?? '').includes('json')
}

/**
 * The answer to a request that may open or renew a session, with the end of the session by the clock of this computer, which
 * the library compares with it. By the service's clock, a fast computer would renew every session at once and again at every
 * reading, and a slow one would keep tokens that have expired.
 */
async function withLocalExpiry(answer: Response): Promise<Response> {
  const session: { expires_in?: unknown } | null = await answer
    .clone()
    .json()
    .catch(() => null)
  if (typeof session?.expires_in !== 'number') return answer
  return Response.json({ ...session, expires_at: Math.round(Date.now() / 1000) + session.expires_in })
}

/**
 * Repeats a request whose token the service refuses, once, with a renewed token: a clock that was set back while the page was
 * open keeps a token for too long. Not a change of the account (PUT), after which the library would store the session with
 * the refused token again. Another person may have signed in meanwhile, in another tab: nothing is repeated as that one, and
 * no refusal reaches the library, which would remove the new session.
 */
const renewing =
  (client: () => AuthClient, authKey: string, send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const answer = await send(input, init)
    const headers = new Headers(init?.headers)
    const [, refused = authKey] = /^Bearer (.*)$/.exec(headers.get('Authorization') ?? '') ?? []
    if (refused === authKey || (answer.status !== 401 && answer.status !== 403)) return answer
    const current = async () => (await client().getSession()).data.session?.access_token
    const isOfAnother = (token: string | undefined) => token !== undefined && !areOfOneClient(token, refused)
    let latest = await current()
    if (isOfAnother(latest)) return unanswered()
    if (init?.method === 'PUT' || !(await refusesToken(answer))) return answer
    // Another request, or another tab, may have renewed the session already.
    if (refused === latest) {
      const { error } = await client().refreshSession()
      if (error && temporaryFailureOf(error) !== undefined) return unanswered()
      latest = await current()
      if (isOfAnother(latest)) return unanswered()
    }
    if (latest === undefined || latest === refused) return answer
    headers.set('Authorization', `Bearer ${latest}`)
    return send(input, { ...init, headers })
  }

/** Whether two access tokens are the same, or name the same account. */
function areOfOneClient(one: string, other: string): boolean {
  const id = claimsOf(one)?.sub
  return one === other || (id !== undefined && id === claimsOf(other)?.sub)
}

/** Whether the service refuses the token of a request, and not the session, the account or the request itself. */
async function refusesToken(answer: Response): Promise<boolean> {
  return (await answer.clone().text()).includes('"bad_jwt"')
}
