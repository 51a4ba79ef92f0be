/* What the account screen asks of the auth service, and what it can answer. */

import type { SetOutcome } from '#auth/new-password/new-password.ts'
import type { Passkey } from '#auth/passkeys/passkey.ts'
import type { VerifyOutcome } from '#auth/second-factor/verify-code.client.ts'
import type { AuthClient } from '#auth/service/auth-client.client.ts'
import type { AuthenticatorApp } from '#auth/service/factors.ts'
import type { TemporaryFailure } from '#auth/service/failure.ts'

/** The service's data about the signed-in client's account. */
export interface AccountDetails {
  email: string
  /** ISO 8601 in UTC; undefined if the service does not state it. */
  lastSignIn: string | undefined
  /** Named as by the service: see `AuthenticatorApp`. */
  factors: readonly AuthenticatorApp[]
  /** Undefined where the service has none. */
  passkeys?: readonly Passkey[]
}

/** The service no longer accepts the session for this; the client has to sign in again. */
type Ended = { kind: 'ended' }

export type DetailsOutcome = { kind: 'read'; details: AccountDetails } | Ended | { kind: TemporaryFailure }

/** An authenticator app that waits for its first code. */
export interface Enrolment {
  factorId: string
  /** Address of the key (`otpauth://totp/…`), which an app reads from a QR code. */
  uri: string
  /** The key as text, in base 32. */
  secret: string
}

/**
 * - `nameTaken`: another app of the account has this name.
 * - `tooMany`: the account has the maximum number of apps.
 * - `off`: the service offers no second factor.
 */
export type EnrolOutcome =
  | { kind: 'begun'; enrolment: Enrolment }
  | { kind: 'nameTaken' | 'tooMany' | 'off' }
  | Ended
  | { kind: TemporaryFailure }

/**
 * - `wrong`: it is not the account's password.
 * - `oldSignIn`: the service checks no password without a captcha, which this page does not have. A recent sign-in counts as
 *   `right` there, and the last one was too long ago.
 */
export type PasswordCheck = { kind: 'right' | 'wrong' | 'oldSignIn' } | { kind: TemporaryFailure }

export type RemoveOutcome = { kind: 'removed' } | Ended | { kind: TemporaryFailure }

/** `gone`: the passkey was removed in the meantime. */
export type RenameOutcome = { kind: 'renamed' | 'gone' } | Ended | { kind: TemporaryFailure }

export type OthersOutcome = { kind: 'signedOut' } | Ended | { kind: TemporaryFailure }

/** The account of the signed-in client. No function rejects or hangs. */
export interface Account {
  /** The auth client, which has the session. */
  client: AuthClient
  read: () => Promise<DetailsOutcome>
  /** Checks the account's password by a sign-in whose session is not stored. */
  checkPassword: (details: AccountDetails, password: string) => Promise<PasswordCheck>
  /** Begins to add an app, and cancels unfinished enrolments, also of other tabs. */
  enrol: (name: string) => Promise<EnrolOutcome>
  /** Cancels an enrolment. */
  cancelEnrolment: (factorId: string) => Promise<void>
  /** Checks a code. The first code of an app completes its enrolment, and ends every session that gave none. */
  verifyCode: (factorId: string, code: string) => Promise<VerifyOutcome>
  /** Removes an app, after a code. */
  removeApp: (factorId: string) => Promise<RemoveOutcome>
  renamePasskey: (id: string, name: string) => Promise<RenameOutcome>
  removePasskey: (id: string) => Promise<RemoveOutcome>
  /** Changes the password, and ends every other session. */
  changePassword: (current: string, next: string) => Promise<SetOutcome>
  signOutOthers: () => Promise<OthersOutcome>
}
