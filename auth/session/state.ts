/** Who is signed in, as far as this page knows (specification, sections 3 and 4). */
export type AuthState =
  /** The stored session has not been read yet, or its refresh is under way. */
  | { status: 'loading' }
  /** `expiresAt`: end of the access token, seconds since 1970. It is renewed before then. */
  | { status: 'signedIn'; user: SignedInUser; expiresAt: number }
  | { status: 'signedOut' }
  /** A session is stored, but the service did not answer. It is kept until the service refuses it. */
  | { status: 'unreachable' }

export interface SignedInUser {
  id: string
  email: string
}

export const loading: AuthState = { status: 'loading' }
export const signedOut: AuthState = { status: 'signedOut' }
export const unreachable: AuthState = { status: 'unreachable' }
