import type { Session } from '@supabase/supabase-js'
import type { AuthState } from './state.ts'

/** The auth service of this build: props of both islands. */
export interface AuthService {
  /** Base address; `/` stands for the origin of the page itself. */
  authUrl: string
  /** Public (publishable) key. */
  authKey: string
}

export interface Credentials {
  email: string
  password: string
  /** Where a captcha is asked for: proof for this attempt alone. */
  captchaToken?: string | undefined
}

/**
 * - `signedIn`: the session is stored.
 * - `refused`: the service answered 4xx.
 * - `unexpected`: no answer, 5xx, 429, captcha trouble, or an answer without a session.
 * - `notKept`: accepted, but this browser stores nothing, so the next page would not know of it.
 */
export type SignInOutcome = 'signedIn' | 'refused' | 'unexpected' | 'notKept'

export interface Navigation {
  /** Adds a history entry. */
  open: (path: string) => void
  /** Replaces the history entry. */
  replace: (path: string) => void
  reload: () => void
}

/** What an island may do about sign-in in a browser. There is none at build. */
export interface Access {
  /** Never throws and never hangs: see SignInOutcome. */
  signIn: (credentials: Credentials) => Promise<SignInOutcome>
  /**
   * Ends the session that is here, if any, and stores this one for the next page. False where this browser stores
   * nothing: the session is then ended. Never throws and never hangs.
   */
  adopt: (session: Session) => Promise<boolean>
  /** Always ends signed out here, whatever the service says. */
  signOut: () => Promise<void>
  subscribe: (listener: () => void) => () => void
  getState: () => AuthState
  navigation: Navigation
}

export type OpenAccess = (service: AuthService) => Access
