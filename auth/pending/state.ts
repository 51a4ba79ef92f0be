import type { PasswordMistake } from '#auth/new-password/new-password.ts'
import type { PasswordFailure, SetOutcome } from '#auth/new-password/set-password.ts'
import type { CodeMistake } from '#auth/second-factor/code.ts'
import type { CodeFailure } from '#auth/second-factor/code-failure.ts'
import type { VerifyOutcome } from '#auth/second-factor/verify-code.client.ts'
import type { Factor } from '#auth/service/factors.ts'

/** The steps from a sign-in that lacks a proof to the dashboard. */
export type PendingState =
  | { kind: 'code'; factors: readonly Factor[]; failure?: CodeFailure }
  /** Until the dashboard opens, when nothing else is missing. */
  | { kind: 'verifying'; factors: readonly Factor[] }
  | { kind: 'password'; failure?: PasswordFailure }
  /** Until the dashboard opens. */
  | { kind: 'saving' }
  /** All is proven, but this browser stores no session. `passwordSet`: the account has a new password. */
  | { kind: 'notKept'; passwordSet: boolean }
  /** The service no longer knows the session. */
  | { kind: 'ended' }

export type PendingAction =
  | { kind: 'submitted' }
  | { kind: 'codeMistaken'; mistake: CodeMistake }
  | { kind: 'passwordMistaken'; mistake: PasswordMistake }
  | { kind: 'verified'; outcome: Exclude<VerifyOutcome, { kind: 'verified' }> }
  | { kind: 'set'; outcome: Exclude<SetOutcome, { kind: 'set' | 'codeNeeded' }> }
  /** A proof is missing, after another was given or found to be needed. */
  | { kind: 'asked'; next: Extract<PendingState, { kind: 'code' | 'password' }> }
  | { kind: 'notKept' }
  | { kind: 'edited' }

/** The state after an action. An action of another step changes nothing. */
export function nextPendingState(state: PendingState, action: PendingAction): PendingState {
  switch (action.kind) {
    case 'submitted':
      if (state.kind === 'code') return { kind: 'verifying', factors: state.factors }
      return state.kind === 'password' ? { kind: 'saving' } : state
    case 'codeMistaken':
      return state.kind === 'code' ? { ...state, failure: action.mistake } : state
    case 'passwordMistaken':
      return state.kind === 'password' ? { ...state, failure: action.mistake } : state
    case 'verified':
      return state.kind === 'verifying' ? afterVerifying(state.factors, action.outcome) : state
    case 'set':
      return state.kind === 'saving' ? afterSaving(action.outcome) : state
    case 'asked':
      return action.next
    case 'notKept':
      return { kind: 'notKept', passwordSet: state.kind === 'saving' }
    case 'edited':
      if (state.kind === 'code') return { kind: 'code', factors: state.factors }
      return state.kind === 'password' ? { kind: 'password' } : state
  }
}

function afterVerifying(
  factors: readonly Factor[],
  outcome: Extract<PendingAction, { kind: 'verified' }>['outcome'],
): PendingState {
  switch (outcome.kind) {
    case 'ended':
      return { kind: 'ended' }
    case 'gone':
      return { kind: 'code', factors: outcome.factors, failure: 'gone' }
    default:
      return { kind: 'code', factors, failure: outcome.kind }
  }
}

function afterSaving(outcome: Extract<PendingAction, { kind: 'set' }>['outcome']): PendingState {
  switch (outcome.kind) {
    case 'ended':
      return { kind: 'ended' }
    case 'refused':
      // The password that began this sign-in has been changed elsewhere.
      return outcome.refusal === 'current' ? { kind: 'ended' } : { kind: 'password', failure: outcome.refusal }
    default:
      return { kind: 'password', failure: outcome.kind }
  }
}
