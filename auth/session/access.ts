/* What a screen can ask of the page's session: sign in, sign out, and its state. The types of access.client.ts. */

import type { Session } from '@supabase/supabase-js'
import type { AuthClient, AuthService, PendingSignIn } from '#auth/service/auth-client.client.ts'

export interface Credentials {
  email: string
  password: string
  /** Proof for this attempt only, on a site with a captcha. */
  captchaToken?: string | undefined
}

/**
 * - `accepted`: the service has opened a session.
 * - `refused`: the service has refused the credentials.
 * - `barred`: the service lets nobody sign in to the account.
 * - `limited`: the service accepts no more attempts for now.
 * - `unexpected`: no usable answer, a refused captcha, or an answer without a session. An offline visitor must not be told
 *   that the password is wrong.
 */
export type SignInAnswer =
  | { kind: 'accepted'; session: Session }
  | { kind: 'refused' | 'barred' | 'limited' | 'unexpected' }

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

/**
 * - `signedIn`: the session is stored.
 * - `notKept`: the service has accepted the credentials, but this browser cannot store the session.
 * - `pending`: the service has accepted the credentials, and a proof is missing. Nothing is stored.
 */
export type SignInOutcome = { kind: SignInFailure } | { kind: 'signedIn' } | PendingSignIn
type SignInFailure = Exclude<SignInAnswer['kind'], 'accepted'> | 'notKept'

/**
 * The service's verdict on the session of this browser.
 * - `valid`: the account exists, and the session continues.
 * - `ended`: the account or the session does not exist. The session was removed here.
 * - `unanswered`: no answer. Nothing was changed.
 */
export type SessionStatus = 'valid' | 'ended' | 'unanswered'

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
   * Replaces the session of this browser. False if the browser cannot store it; the new session is then ended. Never rejects
   * and never hangs.
   */
  adopt: (session: Session) => Promise<boolean>
  /**
   * Signs out this browser at once, without an answer of the service. Resolves to whether the service has confirmed that it
   * ended every session. Never rejects and never hangs.
   */
  signOut: () => Promise<boolean>
  /** Whether a session was stored when the page was opened. */
  hadSession: () => boolean
  subscribe: (listener: () => void) => () => void
  getState: () => AuthState
  navigation: Navigation
}

export type OpenAccess = (service: AuthService) => Access

/** An access with its auth client, as the dashboard has it from the beginning. */
export interface AccessWithClient extends Access {
  client: AuthClient
  /** Asks the service whether the stored session is still valid. Never rejects and never hangs. */
  ask: () => Promise<SessionStatus>
}
