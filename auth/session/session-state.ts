import { useSyncExternalStore } from 'react'
import type { Access } from './access.ts'

/** The session's state, as far as this page knows it (specification, sections 3 and 4). */
export type AuthState =
  /** The stored session is being read or refreshed. */
  | { kind: 'loading' }
  /** `expiresAt`: end of the access token, in seconds since 1970. It is refreshed before then. */
  | { kind: 'signedIn'; user: SignedInUser; expiresAt: number }
  | { kind: 'signedOut' }
  /** A session is stored, but the service does not answer. The session stays until the service refuses it. */
  | { kind: 'unreachable' }

interface SignedInUser {
  id: string
  email: string
}

export const loading: AuthState = { kind: 'loading' }
export const signedOut: AuthState = { kind: 'signedOut' }
export const unreachable: AuthState = { kind: 'unreachable' }

/** The state of the session; `loading` at build and while hydrating, so that both render the same. */
export function useSession(access: Access | undefined): AuthState {
  return useSyncExternalStore(access?.subscribe ?? unchanging, access?.getState ?? atBuild, atBuild)
}

function atBuild(): AuthState {
  return loading
}

function unchanging() {
  return () => {}
}
