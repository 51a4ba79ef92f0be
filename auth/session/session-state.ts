/* The states of a session as React reads them. */

import { useSyncExternalStore } from 'react'
import type { Access, AuthState } from './access.ts'

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
