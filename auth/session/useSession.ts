import { useSyncExternalStore } from 'react'
import type { Access } from './access.ts'
import { type AuthState, loading } from './state.ts'

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
