import { Secret, TOTP } from 'otpauth'

/** The hosted service's parameters: codes of six digits, a new one every 30 s (RFC 6238; supabase/auth, mfa.go). */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 }

/** Codes accepted on each side of the current one, because clocks differ (RFC 6238, section 6). */
const drift = 1

/** A random secret of 160 bits in base32, the length that RFC 4226 recommends (section 4). */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The `otpauth:` address by which an authenticator app takes in a secret. */
export function enrolmentAddress(secret: string, issuer: string, account: string): string {
  return new TOTP({ ...parameters, issuer, label: account, secret: Secret.fromBase32(secret) }).toString()
}

/**
 * The time step that a code belongs to: the number of 30 s intervals since 1970. Undefined for a code that is wrong, or
 * more than one step away from now. Spaces around the code are ignored, as by the hosted service.
 * @param now in milliseconds since 1970
 */
export function stepOfCode(code: string, secret: string, now: number): number | undefined {
  const totp = new TOTP({ ...parameters, secret: Secret.fromBase32(secret) })
  const distance = totp.validate({ token: code.trim(), timestamp: now, window: drift })
  return distance === null ? undefined : totp.counter({ timestamp: now }) + distance
}
