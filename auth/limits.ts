/**
 * Limits of sign-in. The client library's own are not repeated here: it checks a session every 30 s, refreshes it when
 * 3 such intervals (90 s) or fewer remain, and retries from 200 ms, doubling (specification, section 9).
 */

/** Longest wait for the state of a session, in milliseconds; after it the page says that the service is unreachable. */
export const spinnerLimit = 8_000

/** Longest wait for the service's answer to one request, in milliseconds. */
export const requestLimit = 15_000

/** Longest wait for the service to confirm a sign-out, in milliseconds; after it this browser forgets the session alone. */
export const signOutLimit = 5_000

/** Wait of a new dashboard before it asks whether its session is still valid, in milliseconds: its map and fonts load first. */
export const sessionCheckDelay = 500

/** Pause between two questions of an open dashboard whether its session is still valid, in milliseconds. */
export const sessionCheckInterval = 10_000

/** Lifetime of a session (specification, section 9), enforced by the service: `timebox` in supabase/config.toml. */
export const sessionHours = 24

/** Lifetime of a link in a message: `otp_expiry` in supabase/config.toml. */
export const linkMinutes = 60

/** Least number of characters in a password: `minimum_password_length` in supabase/config.toml. */
export const passwordCharacters = 12

/** Largest password, in bytes of UTF-8. The service refuses a longer one, because its hash (bcrypt) reads no further. */
export const passwordBytes = 72
