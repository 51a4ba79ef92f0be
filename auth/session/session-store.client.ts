import type { AuthChangeEvent, Session, User } from '@supabase/supabase-js'
import { spinnerLimit } from '#auth/limits.ts'
import type { AuthClient } from '#auth/service/auth-client.client.ts'
import { temporaryFailureOf } from '#auth/service/failure.ts'
import { missingProof } from '#auth/service/proof.ts'
import { isSession, parseSession } from '#auth/service/session.ts'
import { signOutHere } from '#auth/service/sign-out.client.ts'
import type { AuthState, SessionStatus } from './access.ts'
import { loading, signedOut, unreachable } from './session-state.ts'
import type { SessionStorage } from './storage.client.ts'

export interface SessionStore {
  getState: () => AuthState
  subscribe: (listener: () => void) => () => void
  /** The stored text of the session. */
  stored: () => string | null
  /** Drops the session with this stored text here, without a request. One that has replaced it, in another tab, stays. */
  forget: (text: string | null) => void
  /** Whether the stored session, if it is of this account, has every proof that the account currently requires. */
  judge: (account: User) => Promise<SessionStatus>
  /** Stops listening. For tests: a page keeps its store for life. */
  close: () => void
}

/**
 * The page's session as a store. It follows the auth client's events, changes in other tabs, and restores from the back/forward
 * cache. `loading` lasts at most `spinnerLimit`. The store never reports a session that lacks a proof: it renews the session
 * once, because another tab may just have given the proof, and ends it if it still lacks one.
 */
export function createSessionStore(client: AuthClient, storage: SessionStorage, key: string): SessionStore {
  const listeners = new Set<() => void>()
  let state: AuthState = loading
  // Hides the state from pagehide to the check after pageshow: the page may be restored after a sign-out.
  let concealed = false
  let version = 0
  let limit: ReturnType<typeof setTimeout> | undefined

  function set(next: AuthState): void {
    version += 1
    clearTimeout(limit)
    if (next.kind === 'loading') limit = setTimeout(() => set(unreachable), spinnerLimit)
    if (isSame(state, next)) return
    state = next
    notify()
  }

  function notify(): void {
    for (const listener of listeners) listener()
  }

  /** The state when the auth client reports no session: one that could not be refreshed is still in storage. */
  function withoutSession(): AuthState {
    return storage.getItem(key) === null ? signedOut : unreachable
  }

  // Synchronous: the auth client awaits its subscribers, so that a call to it from here would wait for itself.
  const { data } = client.onAuthStateChange((event: AuthChangeEvent, session: Session | null) => {
    switch (event) {
      case 'SIGNED_OUT':
        return set(signedOut)
      case 'INITIAL_SESSION':
        return session === null ? set(withoutSession()) : follow(session, renew)
      case 'TOKEN_REFRESHED':
        return follow(session, end)
      case 'SIGNED_IN':
      case 'USER_UPDATED':
      case 'PASSWORD_RECOVERY':
      case 'MFA_CHALLENGE_VERIFIED':
        return follow(session, renew)
    }
  })

  /** Reports a session, unless it lacks a proof. @param otherwise called if it does */
  function follow(session: Session | null, otherwise: (lacking: Session) => Promise<void>): void {
    if (!isSession(session)) set(signedOut)
    else if (missingProof(session) === undefined) set(stateOf(session))
    else {
      set(loading)
      void otherwise(session)
    }
  }

  /**
   * Renews the session, which the library reports as `TOKEN_REFRESHED`. After a refusal it keeps the session until its token
   * expires.
   */
  async function renew(): Promise<void> {
    const text = stored()
    const error = await client.refreshSession().then(
      (answer) => answer.error,
      () => undefined,
    )
    if (error === null) return
    if (error === undefined || temporaryFailureOf(error) !== undefined) set(withoutSession())
    else forget(text)
  }

  async function end({ user }: Session): Promise<void> {
    const text = stored()
    if (parseSession(text)?.user.id !== user.id) return check()
    await signOutHere(client, () => forget(text))
  }

  const stored = (): string | null => storage.getItem(key)

  function forget(text: string | null): void {
    const present = stored()
    if (present !== null && present !== text) return void check()
    storage.removeItem(key)
    set(signedOut)
  }

  /** Reads the stored session again. An event that arrives in the meantime is newer, and wins. */
  async function check(): Promise<void> {
    const asked = version
    const session = await client.getSession().then(
      (answer) => answer.data.session,
      () => null,
    )
    if (asked !== version) return
    if (session === null) set(withoutSession())
    else follow(session, renew)
  }

  const page = new AbortController()
  const { signal } = page
  window.addEventListener('pagehide', () => conceal(), { signal })
  window.addEventListener('pageshow', (event) => event.persisted && reveal(), { signal })
  // The auth client reports a sign-out in another tab itself; this event also reports that site data was cleared.
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
    stored,
    forget,
    async judge(account) {
      const { session } = (await client.getSession()).data
      if (session !== null && session.user.id !== account.id) return 'unanswered'
      if (session === null || missingProof({ ...session, user: account }) === undefined) return 'valid'
      await renew()
      return state.kind === 'signedIn' ? 'valid' : 'ended'
    },
    close() {
      clearTimeout(limit)
      page.abort()
      data.subscription.unsubscribe()
      void client.dispose()
    },
  }
}

function stateOf({ user: { id, email = '' }, expires_at }: Session): AuthState {
  return { kind: 'signedIn', user: { id, email }, expiresAt: expires_at ?? 0 }
}

function isSame(one: AuthState, other: AuthState): boolean {
  if (one.kind !== 'signedIn' || other.kind !== 'signedIn') return one.kind === other.kind
  return one.user.id === other.user.id && one.user.email === other.user.email && one.expiresAt === other.expiresAt
}
