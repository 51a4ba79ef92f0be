/**
 * Limits of sign-in. What the client library sets itself is not repeated here: it looks at a session every 30 s,
 * refreshes it when 3 such ticks (90 s) or fewer remain, and retries from 200 ms, doubling (specification,
 * section 9). tests/unit/auth/service/library.test.ts holds the library to those figures.
 */

/** Longest wait for the state of a session before the page says that the service cannot be reached. Milliseconds. */
export const SPINNER_LIMIT_MS = 8_000

/** Longest wait for an answer of the service to one request. Milliseconds. */
export const REQUEST_LIMIT_MS = 15_000

/** Longest wait for the service to confirm a sign-out before this browser forgets the session alone. Milliseconds. */
export const SIGN_OUT_LIMIT_MS = 5_000

/** Life of a session (specification, section 9). The service keeps it: `[auth.sessions]` in supabase/config.toml. */
export const SESSION_HOURS = 24

/** Life of a link in a message, in minutes: `otp_expiry` in supabase/config.toml. */
export const LINK_MINUTES = 60

/** A password has at least so many characters: `minimum_password_length` in supabase/config.toml. */
export const PASSWORD_LEAST_CHARACTERS = 12

/** The auth service refuses a longer one, in bytes of UTF-8: its hash (bcrypt) reads no further. */
export const PASSWORD_MOST_BYTES = 72

/** Addresses that sign-in leads to. Never taken from the address of a page: no `next`, no `redirect`. */
export const path = { home: '/', signIn: '/login', dashboard: '/welcome', contact: '/contact' } as const
