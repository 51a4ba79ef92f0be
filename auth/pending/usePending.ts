import type { Session } from '@supabase/supabase-js'
import { useReducer, useState } from 'react'
import { useOneAtATime } from '#auth/form/useOneAtATime.ts'
import { type NewPassword, passwordMistake } from '#auth/new-password/new-password.ts'
import { passwordSetter } from '#auth/new-password/set-password.client.ts'
import { paths } from '#auth/paths.ts'
import { readCode } from '#auth/second-factor/code.ts'
import { verifyCode } from '#auth/second-factor/verify-code.client.ts'
import { verifiedFactors } from '#auth/service/factors.ts'
import type { PendingSignIn } from '#auth/service/pending-sign-in.ts'
import { missingProof } from '#auth/service/proof.ts'
import type { Access } from '#auth/session/access.ts'
import { nextPendingState, type PendingState } from './state.ts'

/**
 * The state of a sign-in that lacks a proof, and the actions of its two forms. One request is pending at a time.
 * @param wantsPassword whether a new password is asked whatever the account, as after the link of a message
 */
export function usePending(pending: PendingSignIn, access: Access, wantsPassword: boolean) {
  const { client } = pending
  const [state, dispatch] = useReducer(nextPendingState, pending, ({ session }): PendingState => {
    return missingStep(session, wantsPassword) ?? { kind: 'ended' }
  })
  const [setPassword] = useState(() => passwordSetter(client))
  const oneAtATime = useOneAtATime()

  async function open(session: Session): Promise<void> {
    if (!(await access.adopt(session))) return dispatch({ kind: 'notKept' })
    // Replaces the history entry: Back must not lead to a used link.
    access.navigation.replace(paths.dashboard)
  }

  /** Asks for the next proof, or opens the dashboard. */
  function goOn(session: Session, asksPassword: boolean): Promise<void> | void {
    const next = missingStep(session, asksPassword)
    return next === undefined ? open(session) : dispatch({ kind: 'asked', next })
  }

  return {
    state,
    verify: (factorId: string, text: string) =>
      oneAtATime(async () => {
        const read = readCode(text)
        if (read.kind === 'mistaken') return dispatch({ kind: 'codeMistaken', mistake: read.mistake })
        dispatch({ kind: 'submitted' })
        const outcome = await verifyCode(client, factorId, read.code)
        if (outcome.kind === 'verified') return goOn(outcome.session, wantsPassword)
        if (outcome.kind === 'gone' && outcome.factors.length === 0) return goOn(outcome.session, wantsPassword)
        dispatch({ kind: 'verified', outcome })
      }),
    choose: (typed: NewPassword) =>
      oneAtATime(async () => {
        const mistake = passwordMistake(typed)
        if (mistake !== undefined) return dispatch({ kind: 'passwordMistaken', mistake })
        dispatch({ kind: 'submitted' })
        const outcome = await setPassword(typed.password, pending.password)
        if (outcome.kind === 'set') return goOn(outcome.session, false)
        if (outcome.kind !== 'codeNeeded') return dispatch({ kind: 'set', outcome })
        // A factor was enrolled elsewhere in the meantime. A renewed session names it.
        const { data } = await client.refreshSession()
        const next = data.session === null ? undefined : missingStep(data.session, false)
        dispatch(next?.kind === 'code' ? { kind: 'asked', next } : { kind: 'set', outcome: { kind: 'ended' } })
      }),
    edit: () => dispatch({ kind: 'edited' }),
  }
}

function missingStep(
  session: Session,
  wantsPassword: boolean,
): Extract<PendingState, { kind: 'code' | 'password' }> | undefined {
  const proof = missingProof(session)
  if (proof === 'code') return { kind: 'code', factors: verifiedFactors(session.user) }
  return proof === 'newPassword' || wantsPassword ? { kind: 'password' } : undefined
}
