import type { Trouble } from '#auth/service/trouble.ts'

/**
 * - `asked`: if there is such an account, a message is on its way. The service does not say whether there is.
 * - `refused`: the service does not take this for an address.
 */
export type RecoverOutcome = 'asked' | 'refused' | Trouble
export type RecoverFailure = Exclude<RecoverOutcome, 'asked'>

/** The way to a message with a link to a new password. */
export type RecoverState =
  | { status: 'asking' }
  | { status: 'sending' }
  | { status: 'failed'; failure: RecoverFailure }
  | { status: 'asked'; email: string }

export type RecoverAction =
  | { type: 'submitted' }
  | { type: 'answered'; email: string; outcome: RecoverOutcome }
  | { type: 'edited' }

export const asking: RecoverState = { status: 'asking' }

export function nextRecoverState(state: RecoverState, action: RecoverAction): RecoverState {
  switch (action.type) {
    case 'submitted':
      return { status: 'sending' }
    case 'answered':
      if (action.outcome === 'asked') return { status: 'asked', email: action.email }
      return { status: 'failed', failure: action.outcome }
    case 'edited':
      return state.status === 'failed' ? asking : state
  }
}
