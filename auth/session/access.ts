import type { Session } from '@supabase/supabase-js'
import type { AuthService } from '#auth/service/auth-service.ts'
import type { Credentials, SignInAnswer } from '#auth/service/sign-in.client.ts'
import type { AuthState } from './state.ts'

/** `notKept`: the service has accepted the credentials, but this browser stores nothing for the next page. */
export type SignInOutcome = SignInAnswer | 'notKept'

export interface Navigation {
  /** Opens a path in a new history entry. */
  open: (path: string) => void
  /** Opens a path in the present history entry. */
  replace: (path: string) => void
  reload: () => void
}

/** An island's access to sign-in and to the session. It exists in a browser only. */
export interface Access {
  /** Never rejects and never hangs. */
  signIn: (credentials: Credentials) => Promise<SignInOutcome>
  /**
   * Replaces the session of this browser. False where the browser stores nothing for the next page: the new session is
   * then ended. Never rejects and never hangs.
   */
  adopt: (session: Session) => Promise<boolean>
  /** Always signs out this browser, whatever the service answers. */
  signOut: () => Promise<void>
  /** Whether a session was stored when the page was opened. */
  hadSession: () => boolean
  subscribe: (listener: () => void) => () => void
  getState: () => AuthState
  navigation: Navigation
}

export type OpenAccess = (service: AuthService) => Access
