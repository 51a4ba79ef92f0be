/** How a session was authenticated: every link counts as `otp` (supabase/auth, verify.go). */
export type Method = 'password' | 'otp' | 'totp'

/** Authenticator assurance level: `aal2` once a second factor was verified. */
export type Level = 'aal1' | 'aal2'

/** One entry of a token's `amr` claim. The timestamp is in seconds since 1970. */
export interface AmrEntry {
  method: Method
  timestamp: number
}

/** The level that the methods of a session amount to. */
export function levelOf(methods: readonly AmrEntry[]): Level {
  return methods.some(({ method }) => method === 'totp') ? 'aal2' : 'aal1'
}
