import type { SignInOutcome } from '#auth/session/access.ts'

export type SignInFailure = Exclude<SignInOutcome, 'signedIn'>

/** The state of the sign-in form (specification, section 4). `leaving`: the dashboard is opening. */
export type SignInState =
  | { kind: 'idle' }
  | { kind: 'submitting' }
  | { kind: 'failed'; failure: SignInFailure }
  | { kind: 'leaving' }

export type SignInAction =
  | { kind: 'submitted' }
  | { kind: 'answered'; outcome: SignInOutcome }
  | { kind: 'edited' }
  /** The page has returned from the back/forward cache, where it may have been put while submitting. */
  | { kind: 'restored' }

export const idle: SignInState = { kind: 'idle' }

export function nextSignInState(state: SignInState, action: SignInAction): SignInState {
  switch (action.kind) {
    case 'submitted':
      return { kind: 'submitting' }
    case 'answered':
      return action.outcome === 'signedIn' ? { kind: 'leaving' } : { kind: 'failed', failure: action.outcome }
    case 'edited':
      return state.kind === 'failed' ? idle : state
    case 'restored':
      return idle
  }
}
