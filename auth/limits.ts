/**
 * Limits of sign-in. The client library's own are not repeated here: it checks a session every 30 s, refreshes it when
 * 3 such intervals (90 s) or fewer remain, and retries from 200 ms, doubling (specification, section 9).
 */

/** Timeout for the state of a session, in milliseconds; the page then says that the service is unreachable. */
export const spinnerLimit = 8_000

/** Timeout for one request to the service, in milliseconds. */
export const requestLimit = 15_000

/**
 * Age from which the challenge of passkeys in the email field is replaced, in milliseconds: the service accepts an answer for
 * five minutes.
 */
export const passkeyRenewal = 240_000

/** Timeout for the service's answer to a sign-out, in milliseconds. This browser is signed out before. */
export const signOutLimit = 3_000

/** Delay of a dashboard's first session check, in milliseconds, so that its map and fonts load first. */
export const sessionCheckDelay = 500

/** Interval between session checks of an open dashboard, in milliseconds. */
export const sessionCheckInterval = 10_000

/** Lifetime of a session (specification, section 9), enforced by the service: `timebox` in supabase/config.toml. */
export const sessionHours = 24

/** Lifetime of a link in a message: `otp_expiry` in supabase/config.toml. */
export const linkMinutes = 60

/** Minimum number of characters in a password: `minimum_password_length` in supabase/config.toml. */
export const passwordCharacters = 12

/** Maximum length of a password, in bytes of UTF-8, because the service's hash (bcrypt) reads no more. */
export const passwordBytes = 72
