import type { SignInFailure } from '#auth/session/access.ts'

/** The state of the sign-in form (specification, section 4). */
export type SignInState =
  | { kind: 'idle' }
  /** Until the next page or screen has opened, or the sign-in has failed. */
  | { kind: 'submitting' }
  | { kind: 'failed'; failure: SignInFailure }

export type SignInAction =
  | { kind: 'submitted' }
  | { kind: 'failed'; failure: SignInFailure }
  | { kind: 'edited' }
  /** The form may be used again: the page has returned from the back/forward cache, or another screen did not load. */
  | { kind: 'restored' }

export const idle: SignInState = { kind: 'idle' }

export function nextSignInState(state: SignInState, action: SignInAction): SignInState {
  switch (action.kind) {
    case 'submitted':
      return { kind: 'submitting' }
    case 'failed':
      return { kind: 'failed', failure: action.failure }
    case 'edited':
      return state.kind === 'failed' ? idle : state
    case 'restored':
      return idle
  }
}
