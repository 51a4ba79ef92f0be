import type { SignInOutcome } from '#auth/session/access.ts'

export type Failure = Exclude<SignInOutcome, 'signedIn'>

/** The form's own state (specification, section 4): idle, submitting, then an error or the way to the dashboard. */
export type SignInState =
  | { status: 'idle' }
  | { status: 'submitting' }
  | { status: 'failed'; failure: Failure }
  | { status: 'leaving' }

export type SignInAction =
  | { type: 'submitted' }
  | { type: 'answered'; outcome: SignInOutcome }
  | { type: 'edited' }
  /** The page came back from the back/forward cache, where it may have been left while submitting. */
  | { type: 'restored' }

export const idle: SignInState = { status: 'idle' }

/** The state of the form after an action. */
export function nextSignInState(state: SignInState, action: SignInAction): SignInState {
  switch (action.type) {
    case 'submitted':
      return { status: 'submitting' }
    case 'answered':
      return action.outcome === 'signedIn' ? { status: 'leaving' } : { status: 'failed', failure: action.outcome }
    case 'edited':
      return state.status === 'failed' ? idle : state
    case 'restored':
      return idle
  }
}
