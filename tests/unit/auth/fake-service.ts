import { afterEach, beforeEach, vi } from 'vitest'
import { type AuthService, sessionKey } from '#auth/service/auth-client.client.ts'
import { createAccess } from '#auth/session/access.client.ts'
import type { AccessWithClient, Navigation } from '#auth/session/access.ts'

/** Endpoints of the auth service; `other` is one that no screen uses. */
type Endpoint = 'password' | 'refresh' | 'logout' | 'user' | 'recover' | 'other'
/** The service's reaction to a request: an answer, a network failure, or no answer. */
export type Reply = (() => Response | Promise<Response>) | 'offline' | 'silence'

interface Call {
  endpoint: Endpoint
  url: URL
  headers: Headers
  body: unknown
  keepalive: boolean
}

let hosts = 0

/** A fake auth service at a host of its own, with the real client and a fake `fetch`. */
export function fakeService() {
  const service: AuthService = { authUrl: `https://project${++hosts}.example`, authKey: 'sb_publishable_test' }
  const replies = new Map<Endpoint, Reply[]>()
  const calls: Call[] = []
  const accesses: { close: () => void }[] = []
  const navigation = { open: vi.fn(), replace: vi.fn(), reload: vi.fn() } satisfies Navigation

  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const url = new URL(input)
    const endpoint = endpointOf(url)
    const text = init.body
    const body: unknown = typeof text === 'string' ? JSON.parse(text) : undefined
    calls.push({ endpoint, url, headers: new Headers(init.headers), body, keepalive: init.keepalive === true })
    const waiting = replies.get(endpoint) ?? []
    const reply = (waiting.length > 1 ? waiting.shift() : waiting[0]) ?? 'offline'
    if (reply === 'offline') throw new TypeError('Failed to fetch')
    if (reply !== 'silence') return reply()
    return new Promise<Response>((_, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('The request was aborted', 'AbortError')))
    })
  })

  return {
    service,
    key: sessionKey(service.authUrl),
    calls,
    navigation,
    /** Sets the replies of an endpoint, in order. The last one repeats. */
    answer(endpoint: Endpoint, ...inOrder: Reply[]) {
      replies.set(endpoint, inOrder)
    },
    store(stored: unknown) {
      localStorage.setItem(this.key, typeof stored === 'string' ? stored : JSON.stringify(stored))
    },
    open: (): AccessWithClient => {
      const access = createAccess(service, navigation)
      accesses.push(access)
      return access
    },
    /** Sends an event as another tab of this browser would. */
    async broadcast(event: string, session: unknown) {
      const [other, witness] = [new BroadcastChannel(this.key), new BroadcastChannel(this.key)]
      const delivered = new Promise((resolve) => witness.addEventListener('message', resolve))
      other.postMessage({ event, session })
      await delivered
      await nextTask()
      other.close()
      witness.close()
    },
    close() {
      for (const access of accesses) access.close()
    },
  }
}

export type FakeService = ReturnType<typeof fakeService>

/** Gives each test a fake service, and cleans up after it. */
export function eachWithService(use: (fake: FakeService) => void) {
  let fake: FakeService
  beforeEach(() => {
    fake = fakeService()
    use(fake)
  })
  afterEach(() => {
    fake.close()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    localStorage.clear()
    sessionStorage.clear()
    document.body.replaceChildren()
    window.history.replaceState(null, '', '/')
  })
}

/** Resolves in the next task, after all pending messages and promises. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

export function json(status: number, body: unknown): () => Response {
  return () => Response.json(body, { status, headers: { 'X-Supabase-Api-Version': '2024-01-01' } })
}

export function html(status: number): Reply {
  return () => new Response('<!doctype html><title>Bad gateway</title>', { status })
}

/** A session as the service returns it. @param seconds until it expires */
export function sessionFor(email: string, seconds = 3600) {
  return {
    access_token: `access-${email}-${seconds}`,
    refresh_token: `refresh-${email}-${seconds}`,
    token_type: 'bearer',
    expires_in: seconds,
    expires_at: Math.round(Date.now() / 1000) + seconds,
    user: { id: `id-${email}`, email, identities: [], factors: [] },
  }
}

function endpointOf({ pathname, searchParams }: URL): Endpoint {
  for (const endpoint of ['user', 'logout', 'recover'] as const)
    if (pathname === `/auth/v1/${endpoint}`) return endpoint
  const grant = searchParams.get('grant_type')
  if (pathname === '/auth/v1/token' && grant === 'password') return 'password'
  if (pathname === '/auth/v1/token' && grant === 'refresh_token') return 'refresh'
  return 'other'
}
