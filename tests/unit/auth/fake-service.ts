import { vi } from 'vitest'
import { sessionKey } from '#auth/service/auth-client.client.ts'
import type { AuthService } from '#auth/service/auth-service.ts'
import { createAccess } from '#auth/session/access.client.ts'
import type { Access, Navigation } from '#auth/session/access.ts'

/** `other` is what no screen asks for. */
export type Endpoint = 'password' | 'refresh' | 'logout' | 'verify' | 'user' | 'recover' | 'other'
/** What the service does with a request: answers, cannot be reached, or never answers. */
export type Reply = (() => Response | Promise<Response>) | 'offline' | 'silence'

interface Call {
  endpoint: Endpoint
  url: URL
  headers: Headers
  body: unknown
  keepalive: boolean
}

let hosts = 0

/** An auth service under a host of its own, and the browser's way to it: the real client with a false network. */
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
    /** Replies to an endpoint, in order; the last one stays. */
    answer(endpoint: Endpoint, ...inOrder: Reply[]) {
      replies.set(endpoint, inOrder)
    },
    store(stored: unknown) {
      localStorage.setItem(this.key, typeof stored === 'string' ? stored : JSON.stringify(stored))
    },
    open: (): Access => {
      const access = createAccess(service, navigation)
      accesses.push(access)
      return access
    },
    /** What another tab of this browser tells this one. */
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

/** Every message and every promise that is due has then been dealt with. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

export function json(status: number, body: unknown): Reply {
  return () => Response.json(body, { status, headers: { 'X-Supabase-Api-Version': '2024-01-01' } })
}

export function html(status: number): Reply {
  return () => new Response('<!doctype html><title>Bad gateway</title>', { status })
}

/** A session as the service answers with it, `seconds` before its end. */
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
  for (const endpoint of ['logout', 'verify', 'user', 'recover'] as const)
    if (pathname === `/auth/v1/${endpoint}`) return endpoint
  const grant = searchParams.get('grant_type')
  if (pathname === '/auth/v1/token' && grant === 'password') return 'password'
  if (pathname === '/auth/v1/token' && grant === 'refresh_token') return 'refresh'
  return 'other'
}
