import type { Trouble } from '#auth/service/trouble.ts'
import type { MessageLink, WholeLink } from './link.ts'
import type { ChooseOutcome, PasswordRefusal, RedeemOutcome } from './link-account.ts'
import type { PasswordMistake } from './new-password.ts'

export type DeadReason = 'broken' | 'unknown' | 'spent' | 'ended'
export type PasswordFailure = PasswordMistake | PasswordRefusal | Trouble

/** The steps from the link of a message to a password, and on to the dashboard. */
export type LinkState =
  | { kind: 'offered'; link: WholeLink; failure?: Trouble }
  | { kind: 'redeeming'; link: WholeLink }
  | { kind: 'choosing'; email: string; failure?: PasswordFailure }
  | { kind: 'saving'; email: string }
  | { kind: 'dead'; reason: DeadReason }
  /** The password is set, but this browser stores no session. */
  | { kind: 'notKept' }
  /** The password is set, and the dashboard is opening. */
  | { kind: 'leaving'; email: string }

export type LinkAction =
  | { kind: 'continued' }
  | { kind: 'redeemed'; outcome: RedeemOutcome }
  | { kind: 'mistaken'; mistake: PasswordMistake }
  | { kind: 'submitted' }
  | { kind: 'answered'; outcome: Exclude<ChooseOutcome, { kind: 'chosen' }> | { kind: 'kept' } | { kind: 'notKept' } }
  | { kind: 'edited' }

export function firstLinkState(link: MessageLink): LinkState {
  return link.kind === 'whole' ? { kind: 'offered', link } : { kind: 'dead', reason: link.kind }
}

/** The state after an action. An action of another step changes nothing. */
export function nextLinkState(state: LinkState, action: LinkAction): LinkState {
  switch (action.kind) {
    case 'continued':
      return state.kind === 'offered' ? { kind: 'redeeming', link: state.link } : state
    case 'redeemed':
      return state.kind === 'redeeming' ? afterRedeeming(state.link, action.outcome) : state
    case 'mistaken':
      return state.kind === 'choosing' ? { ...state, failure: action.mistake } : state
    case 'submitted':
      return state.kind === 'choosing' ? { kind: 'saving', email: state.email } : state
    case 'answered':
      return state.kind === 'saving' ? afterSaving(state, action.outcome) : state
    case 'edited':
      return state.kind === 'choosing' ? { kind: 'choosing', email: state.email } : state
  }
}

function afterRedeeming(link: WholeLink, outcome: RedeemOutcome): LinkState {
  if (outcome.kind === 'redeemed') return { kind: 'choosing', email: outcome.email }
  if (outcome.kind === 'spent') return { kind: 'dead', reason: 'spent' }
  return { kind: 'offered', link, failure: outcome.kind }
}

function afterSaving(
  { email }: Extract<LinkState, { kind: 'saving' }>,
  outcome: Extract<LinkAction, { kind: 'answered' }>['outcome'],
): LinkState {
  switch (outcome.kind) {
    case 'kept':
      return { kind: 'leaving', email }
    case 'notKept':
      return { kind: 'notKept' }
    case 'ended':
      return { kind: 'dead', reason: 'ended' }
    case 'refused':
      return { kind: 'choosing', email, failure: outcome.refusal }
    case 'limited':
    case 'unreachable':
      return { kind: 'choosing', email, failure: outcome.kind }
  }
}
