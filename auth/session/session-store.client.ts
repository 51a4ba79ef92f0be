import type { AuthChangeEvent, Session } from '@supabase/supabase-js'
import { SPINNER_LIMIT_MS } from '#auth/limits.ts'
import type { AuthClient } from '#auth/service/auth-client.client.ts'
import { isSession } from '#auth/service/session.ts'
import { type AuthState, loading, signedOut, unreachable } from './state.ts'
import type { SessionStorage } from './storage.client.ts'

export interface SessionStore {
  getState: () => AuthState
  subscribe: (listener: () => void) => () => void
  /** Drops the session here without asking anybody. */
  forget: () => void
  /** Stops listening. For tests: a page keeps its one store until it goes. */
  close: () => void
}

/**
 * The session of this page as a store: follows the client's events, other tabs, and the page's own way through the
 * back/forward cache. `loading` lasts SPINNER_LIMIT_MS at most.
 */
export function createSessionStore(client: AuthClient, storage: SessionStorage, key: string): SessionStore {
  const listeners = new Set<() => void>()
  let state: AuthState = loading
  // From pagehide to the check after pageshow nobody sees the state: the page may be restored after a sign-out.
  let concealed = false
  let version = 0
  let limit: ReturnType<typeof setTimeout> | undefined

  function set(next: AuthState): void {
    version += 1
    clearTimeout(limit)
    if (next.status === 'loading') limit = setTimeout(() => set(unreachable), SPINNER_LIMIT_MS)
    if (isSame(state, next)) return
    state = next
    notify()
  }

  function notify(): void {
    for (const listener of listeners) listener()
  }

  /** A session that could not be refreshed is reported as none, but stays in storage until the service refuses it. */
  function withoutSession(): AuthState {
    return storage.getItem(key) === null ? signedOut : unreachable
  }

  // Nothing is awaited in here: the client waits for its subscribers and would wait for itself.
  const { data } = client.onAuthStateChange((event: AuthChangeEvent, session: Session | null) => {
    switch (event) {
      case 'SIGNED_OUT':
        return set(signedOut)
      case 'INITIAL_SESSION':
        return set(session === null ? withoutSession() : stateOf(session))
      case 'SIGNED_IN':
      case 'TOKEN_REFRESHED':
      case 'USER_UPDATED':
      case 'PASSWORD_RECOVERY':
      case 'MFA_CHALLENGE_VERIFIED':
        return set(stateOf(session))
    }
  })

  /** Reads the stored session again. An event that arrives meanwhile is newer and stands. */
  async function check(): Promise<void> {
    const asked = version
    const session = await client.getSession().then(
      (answer) => answer.data.session,
      () => null,
    )
    if (asked === version) set(session === null ? withoutSession() : stateOf(session))
  }

  const page = new AbortController()
  const { signal } = page
  window.addEventListener('pagehide', () => conceal(), { signal })
  window.addEventListener('pageshow', (event) => event.persisted && reveal(), { signal })
  // The client tells other tabs of a sign-out by BroadcastChannel; this also sees site data being cleared.
  window.addEventListener('storage', (event) => (event.key === key || event.key === null) && void check(), { signal })

  function conceal(): void {
    concealed = true
    notify()
  }

  function reveal(): void {
    set(loading)
    concealed = false
    void check()
  }

  set(loading)
  return {
    getState: () => (concealed ? loading : state),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    forget() {
      storage.removeItem(key)
      set(signedOut)
    },
    close() {
      clearTimeout(limit)
      page.abort()
      data.subscription.unsubscribe()
      void client.dispose()
    },
  }
}

function stateOf(session: Session | null): AuthState {
  if (!isSession(session)) return signedOut
  const { id, email = '' } = session.user
  return { status: 'signedIn', user: { id, email }, expiresAt: session.expires_at ?? 0 }
}

function isSame(one: AuthState, other: AuthState): boolean {
  if (one.status !== 'signedIn' || other.status !== 'signedIn') return one.status === other.status
  return one.user.id === other.user.id && one.user.email === other.user.email && one.expiresAt === other.expiresAt
}
