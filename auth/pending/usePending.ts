/* The steps that a sign-in still lacks, one after another: the state behind PendingSteps.tsx. */

import type { Session } from '@supabase/supabase-js'
import { type ComponentType, useState } from 'react'
import type { NewPassword, PasswordFailure } from '#auth/new-password/new-password.ts'
import { passwordSetter } from '#auth/new-password/set-password.client.ts'
import type { CreatePasskeyProps } from '#auth/passkeys/CreatePasskey.tsx'
import { paths } from '#auth/paths.ts'
import type { CodeFailure } from '#auth/second-factor/code.ts'
import { verifyCode } from '#auth/second-factor/verify-code.client.ts'
import type { PendingSignIn } from '#auth/service/auth-client.client.ts'
import { type AuthenticatorApp, authenticatorApps } from '#auth/service/factors.ts'
import { missingProof } from '#auth/service/proof.ts'
import type { Access } from '#auth/session/access.ts'

/** A proof that the session lacks. */
type MissingStep = { kind: 'code'; factors: readonly AuthenticatorApp[] } | { kind: 'password' }

/** The steps from a sign-in that lacks a proof to the dashboard. */
type PendingState =
  | MissingStep
  /** The account has its first password, and this device can create a passkey. */
  | { kind: 'passkey'; Component: ComponentType<CreatePasskeyProps> }
  /** All proofs are given, but this browser cannot store the session. `passwordSet`: the account has a new password. */
  | { kind: 'notKept'; passwordSet: boolean }
  /** The service no longer knows the session. */
  | { kind: 'ended' }

/**
 * The state of a sign-in that lacks a proof, and the requests of its two forms. A request resolves to the failure to show,
 * or to undefined if the next step or the dashboard follows.
 * @param wantsPassword whether a new password is always required, as after the link of a message
 * @param offersPasskey whether a passkey may be added after it
 */
export function usePending(pending: PendingSignIn, access: Access, wantsPassword: boolean, offersPasskey: boolean) {
  const { client } = pending
  const [state, setState] = useState<PendingState>(
    () => missingStep(pending.session, wantsPassword) ?? { kind: 'ended' },
  )
  const [setPassword] = useState(() => passwordSetter(client))

  /** Asks for the next proof, or opens the dashboard. */
  async function goOn(session: Session, passwordSet: boolean): Promise<void> {
    const next = missingStep(session, wantsPassword && !passwordSet)
    if (next !== undefined) return setState(next)
    const Component = passwordSet && offersPasskey ? await loadPasskeyOffer() : undefined
    if (Component !== undefined) setState({ kind: 'passkey', Component })
    else await arrive(session, passwordSet)
  }

  async function arrive(session: Session, passwordSet: boolean): Promise<void> {
    // Replaces the history entry: Back must not lead to a used link.
    if (await access.adopt(session)) access.navigation.replace(paths.dashboard)
    else setState({ kind: 'notKept', passwordSet })
  }

  /** Opens the dashboard after the offer of a passkey, which may have been open for longer than the session's token. */
  async function endOffer(): Promise<void> {
    const { data } = await client.getSession()
    if (data.session === null) setState({ kind: 'ended' })
    else await arrive(data.session, true)
  }

  async function verify(factorId: string, code: string): Promise<CodeFailure | undefined> {
    const outcome = await verifyCode(client, factorId, code)
    switch (outcome.kind) {
      case 'verified':
        await goOn(outcome.session, false)
        return undefined
      case 'gone':
        if (outcome.factors.length > 0) {
          setState({ kind: 'code', factors: outcome.factors })
          return 'gone'
        }
        await goOn(outcome.session, false)
        return undefined
      case 'ended':
        setState({ kind: 'ended' })
        return undefined
      default:
        return outcome.kind
    }
  }

  async function choose(typed: NewPassword): Promise<PasswordFailure | undefined> {
    const outcome = await setPassword(typed.password, pending.password)
    switch (outcome.kind) {
      case 'set':
        await goOn(outcome.session, true)
        return undefined
      case 'codeNeeded': {
        // An app was enrolled elsewhere in the meantime. A renewed session lists it.
        const { data } = await client.refreshSession()
        const next = data.session === null ? undefined : missingStep(data.session, false)
        setState(next?.kind === 'code' ? next : { kind: 'ended' })
        return undefined
      }
      case 'refused':
        if (outcome.refusal !== 'current') return outcome.refusal
        // The password that began this sign-in has been changed elsewhere.
        setState({ kind: 'ended' })
        return undefined
      case 'ended':
        setState({ kind: 'ended' })
        return undefined
      default:
        return outcome.kind
    }
  }

  return { state, verify, choose, endOffer }
}

function missingStep(session: Session, wantsPassword: boolean): MissingStep | undefined {
  const proof = missingProof(session)
  if (proof === 'code') return { kind: 'code', factors: authenticatorApps(session.user) }
  return proof === 'newPassword' || wantsPassword ? { kind: 'password' } : undefined
}

/** The screen that offers a passkey; undefined where this device can create none at once, or the screen cannot be loaded. */
async function loadPasskeyOffer(): Promise<ComponentType<CreatePasskeyProps> | undefined> {
  try {
    if (!(await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable())) return undefined
    return (await import('#auth/passkeys/CreatePasskey.tsx')).CreatePasskey
  } catch {
    // An older browser has no such function.
    return undefined
  }
}
