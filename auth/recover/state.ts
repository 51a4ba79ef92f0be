import type { Trouble } from '#auth/service/trouble.ts'

/**
 * - `asked`: a message is sent if an account has the email. The service does not tell whether one has.
 * - `refused`: the service does not accept the email as an address.
 */
export type RecoverOutcome = 'asked' | 'refused' | Trouble
export type RecoverFailure = Exclude<RecoverOutcome, 'asked'>

/** The steps to a message with a link for a new password. */
export type RecoverState =
  | { kind: 'asking' }
  | { kind: 'sending' }
  | { kind: 'failed'; failure: RecoverFailure }
  | { kind: 'asked'; email: string }

export type RecoverAction =
  | { kind: 'submitted' }
  | { kind: 'answered'; email: string; outcome: RecoverOutcome }
  | { kind: 'edited' }

export const asking: RecoverState = { kind: 'asking' }

export function nextRecoverState(state: RecoverState, action: RecoverAction): RecoverState {
  switch (action.kind) {
    case 'submitted':
      return { kind: 'sending' }
    case 'answered':
      if (action.outcome === 'asked') return { kind: 'asked', email: action.email }
      return { kind: 'failed', failure: action.outcome }
    case 'edited':
      return state.kind === 'failed' ? asking : state
  }
}
