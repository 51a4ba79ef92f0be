import { isAuthError } from '@supabase/supabase-js'
import { isBarred, type TemporaryFailure, temporaryFailureOf } from '#auth/service/failure.ts'

/**
 * Why the service accepts no passkey.
 * - `refused`: it does not know the passkey, or no longer, or the answer to its challenge is wrong.
 * - `expired`: the challenge was used, or the prompt was open for longer than the challenge lives.
 * - `registered`: the passkey is on an account already.
 * - `tooMany`: the account has the maximum number of passkeys.
 * - `barred`: the account is not confirmed, or is banned.
 * - `off`: the service has passkeys switched off, or no such address.
 * - `ended`: it does not accept the session, or asks for a code first.
 */
export type PasskeyRefusal = 'refused' | 'expired' | 'registered' | 'tooMany' | 'barred' | 'off' | 'ended'

const byCode: Readonly<Record<string, PasskeyRefusal>> = {
  webauthn_verification_failed: 'refused',
  webauthn_challenge_not_found: 'expired',
  webauthn_challenge_expired: 'expired',
  webauthn_credential_exists: 'registered',
  too_many_passkeys: 'tooMany',
  passkey_disabled: 'off',
}

/** The refusal, or the temporary failure, behind an error of the client library. */
export function refusalOf(error: Error): PasskeyRefusal | TemporaryFailure {
  if (!isAuthError(error)) return 'unreachable'
  // A captcha's token that the service does not accept is worth another attempt.
  const failure = error.code === 'captcha_failed' ? 'unreachable' : temporaryFailureOf(error)
  if (failure !== undefined) return failure
  if (isBarred(error)) return 'barred'
  const { code = '', status = 0 } = error
  return byCode[code] ?? (code === '' && (status === 404 || status === 405) ? 'off' : 'ended')
}
