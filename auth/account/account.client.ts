/* Reads and changes the account of a signed-in client at the auth service. */

import type { AuthError } from '@supabase/supabase-js'
import { tryPassword } from '#auth/form/password.ts'
import { passwordSetter } from '#auth/new-password/set-password.client.ts'
import { passkeyOf } from '#auth/passkeys/passkey.ts'
import { refusalOf } from '#auth/passkeys/refusal.ts'
import { verifyCode } from '#auth/second-factor/verify-code.client.ts'
import { type AuthClient, type AuthService, createEphemeralClient } from '#auth/service/auth-client.client.ts'
import { authenticatorApps, enrolledFactors } from '#auth/service/factors.ts'
import { failureOf, temporaryFailureOf } from '#auth/service/failure.ts'
import { claimsOf, isSession } from '#auth/service/session.ts'
import type {
  Account,
  AccountDetails,
  DetailsOutcome,
  EnrolOutcome,
  OthersOutcome,
  PasswordCheck,
  RemoveOutcome,
  RenameOutcome,
} from './account.ts'

/**
 * The account of the signed-in client.
 * @param issuer the name under which an app lists the account
 * @param hasPasskeys whether the service has passkeys
 */
export function openAccount(client: AuthClient, service: AuthService, issuer: string, hasPasskeys: boolean): Account {
  const setPassword = passwordSetter(client)
  return {
    client,
    read: () => unlessThrown(() => read(client, hasPasskeys)),
    checkPassword: (details, typed) =>
      unlessThrown(() =>
        tryPassword(
          typed,
          (password) => checkPassword(client, service, details, password),
          ({ kind }) => kind === 'wrong',
        ),
      ),
    enrol: (name) => unlessThrown(() => enrol(client, name, issuer)),
    cancelEnrolment: async (factorId) => {
      await client.mfa.unenroll({ factorId }).catch(() => undefined)
    },
    verifyCode: (factorId, code) => verifyCode(client, factorId, code),
    removeApp: (factorId) => unlessThrown(() => removeApp(client, factorId)),
    renamePasskey: (id, name) => unlessThrown(() => renamePasskey(client, id, name)),
    removePasskey: (id) => unlessThrown(() => removePasskey(client, id)),
    changePassword: (current, next) =>
      tryPassword(
        current,
        (password) => setPassword(next, password),
        (outcome) => outcome.kind === 'refused' && outcome.refusal === 'current',
      ),
    signOutOthers: () => unlessThrown(() => signOutOthers(client)),
  }
}

async function read(client: AuthClient, hasPasskeys: boolean): Promise<DetailsOutcome> {
  const [account, list] = await Promise.all([client.getUser(), hasPasskeys ? client.passkey.list() : undefined])
  if (account.error !== null) return failureOf(account.error)
  const { user } = account.data
  const details = { email: user.email ?? '', lastSignIn: user.last_sign_in_at, factors: authenticatorApps(user) }
  if (list === undefined) return { kind: 'read', details }
  if (list.error !== null) return refusalOf(list.error) === 'off' ? { kind: 'read', details } : failureOf(list.error)
  return { kind: 'read', details: { ...details, passkeys: list.data.map(passkeyOf) } }
}

async function checkPassword(
  client: AuthClient,
  service: AuthService,
  { email, lastSignIn }: AccountDetails,
  password: string,
): Promise<PasswordCheck> {
  const ephemeral = createEphemeralClient(service)
  const { data, error } = await ephemeral.signInWithPassword({ email, password })
  if (error?.code === 'captcha_failed') return checkSignIn(client, lastSignIn)
  if (error !== null) return { kind: temporaryFailureOf(error) ?? 'wrong' }
  if (!isSession(data.session)) return { kind: 'unreachable' }
  void ephemeral.signOut({ scope: 'local' }).catch(() => undefined)
  return { kind: 'right' }
}

/** Maximum age of a sign-in that is accepted instead of a password check, in seconds. */
const recentSignIn = 10 * 60

/** Compares two times of the service, the last sign-in and a token that it issues now: this computer's clock may be wrong. */
async function checkSignIn(client: AuthClient, lastSignIn = ''): Promise<PasswordCheck> {
  const { data, error } = await client.refreshSession()
  if (error !== null) return { kind: temporaryFailureOf(error) ?? 'oldSignIn' }
  const { iat = Number.NaN } = claimsOf(data.session?.access_token ?? '') ?? {}
  return { kind: iat - Date.parse(lastSignIn) / 1000 < recentSignIn ? 'right' : 'oldSignIn' }
}

async function enrol(client: AuthClient, friendlyName: string, issuer: string): Promise<EnrolOutcome> {
  const { data: known, error: refused } = await client.getUser()
  if (refused !== null) return failureOf(refused)
  for (const { id, status } of enrolledFactors(known.user))
    if (status === 'unverified') await client.mfa.unenroll({ factorId: id })
  const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName, issuer })
  if (error === null) {
    const { uri, secret } = data.totp
    return { kind: 'begun', enrolment: { factorId: data.id, uri, secret } }
  }
  if (error.code === 'mfa_factor_name_conflict') return { kind: 'nameTaken' }
  if (error.code === 'too_many_enrolled_mfa_factors') return { kind: 'tooMany' }
  // A service without this route answers 404 or 405.
  const isOff = error.code === 'mfa_totp_enroll_not_enabled' || error.status === 404 || error.status === 405
  return isOff ? { kind: 'off' } : failureOf(error)
}

async function removeApp(client: AuthClient, factorId: string): Promise<RemoveOutcome> {
  const { error } = await client.mfa.unenroll({ factorId })
  // Already removed in another tab, or by a request whose answer was lost.
  if (error !== null && error.code !== 'mfa_factor_not_found') return failureOf(error)
  // The current token still states the session's level before the removal.
  const renewed = await client.refreshSession()
  return renewed.error === null || temporaryFailureOf(renewed.error) !== undefined
    ? { kind: 'removed' }
    : { kind: 'ended' }
}

async function renamePasskey(client: AuthClient, passkeyId: string, friendlyName: string): Promise<RenameOutcome> {
  const { error } = await client.passkey.update({ passkeyId, friendlyName })
  if (error === null) return { kind: 'renamed' }
  return isGone(error) ? { kind: 'gone' } : notChanged(error)
}

async function removePasskey(client: AuthClient, passkeyId: string): Promise<RemoveOutcome> {
  const { error } = await client.passkey.delete({ passkeyId })
  return error === null || isGone(error) ? { kind: 'removed' } : notChanged(error)
}

/** Whether a passkey has already been removed, in another tab, or by a request whose answer was lost. */
const isGone = ({ status, code }: AuthError): boolean => status === 404 && code === 'validation_failed'

/** Why a passkey is as it was. A service that has switched passkeys off answers 404 too, and keeps them. */
const notChanged = (error: AuthError) =>
  refusalOf(error) === 'off' ? ({ kind: 'unreachable' } as const) : failureOf(error)

async function signOutOthers(client: AuthClient): Promise<OthersOutcome> {
  // If this session is unknown to the service, the library reports success although no session was ended.
  const { error: refused } = await client.getUser()
  if (refused !== null) return failureOf(refused)
  const { error } = await client.signOut({ scope: 'others' })
  return error === null ? { kind: 'signedOut' } : failureOf(error)
}

/** Catches exceptions, because the client library throws on an answer that is not an object. */
async function unlessThrown<Outcome>(action: () => Promise<Outcome>): Promise<Outcome | { kind: 'unreachable' }> {
  try {
    return await action()
  } catch {
    return { kind: 'unreachable' }
  }
}
