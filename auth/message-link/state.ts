import type { Trouble } from '#auth/service/trouble.ts'
import type { MessageLink } from './link.ts'
import type { ChooseOutcome, PasswordRefusal, RedeemOutcome } from './link-account.ts'
import type { PasswordMistake } from './new-password.ts'

export type DeadReason = 'broken' | 'unknown' | 'spent' | 'ended'
export type PasswordFailure = PasswordMistake | PasswordRefusal | Trouble
export type WholeLink = Extract<MessageLink, { kind: 'whole' }>

/** The way from a link in a message to a password, and on to the dashboard. */
export type LinkState =
  | { step: 'offered'; link: WholeLink; failure?: Trouble }
  | { step: 'redeeming'; link: WholeLink }
  | { step: 'choosing'; email: string; failure?: PasswordFailure }
  | { step: 'saving'; email: string }
  | { step: 'dead'; reason: DeadReason }
  /** The password is set; this browser keeps no session. */
  | { step: 'notKept' }
  /** The password is set, and the dashboard is on its way. */
  | { step: 'leaving'; email: string }

export type LinkAction =
  | { type: 'continued' }
  | { type: 'redeemed'; outcome: RedeemOutcome }
  | { type: 'mistaken'; mistake: PasswordMistake }
  | { type: 'submitted' }
  | { type: 'answered'; outcome: Exclude<ChooseOutcome, { kind: 'chosen' }> | { kind: 'kept' } | { kind: 'notKept' } }
  | { type: 'edited' }

export function firstLinkState(link: MessageLink): LinkState {
  return link.kind === 'whole' ? { step: 'offered', link } : { step: 'dead', reason: link.kind }
}

/** An action that does not belong to a step changes nothing. */
export function nextLinkState(state: LinkState, action: LinkAction): LinkState {
  switch (action.type) {
    case 'continued':
      return state.step === 'offered' ? { step: 'redeeming', link: state.link } : state
    case 'redeemed':
      return state.step === 'redeeming' ? afterRedeeming(state.link, action.outcome) : state
    case 'mistaken':
      return state.step === 'choosing' ? { ...state, failure: action.mistake } : state
    case 'submitted':
      return state.step === 'choosing' ? { step: 'saving', email: state.email } : state
    case 'answered':
      return state.step === 'saving' ? afterSaving(state, action.outcome) : state
    case 'edited':
      return state.step === 'choosing' ? { step: 'choosing', email: state.email } : state
  }
}

function afterRedeeming(link: WholeLink, outcome: RedeemOutcome): LinkState {
  if (outcome.kind === 'redeemed') return { step: 'choosing', email: outcome.email }
  if (outcome.kind === 'spent') return { step: 'dead', reason: 'spent' }
  return { step: 'offered', link, failure: outcome.kind }
}

function afterSaving(
  { email }: Extract<LinkState, { step: 'saving' }>,
  outcome: Extract<LinkAction, { type: 'answered' }>['outcome'],
): LinkState {
  switch (outcome.kind) {
    case 'kept':
      return { step: 'leaving', email }
    case 'notKept':
      return { step: 'notKept' }
    case 'ended':
      return { step: 'dead', reason: 'ended' }
    case 'refused':
      return { step: 'choosing', email, failure: outcome.refusal }
    case 'limited':
    case 'unreachable':
      return { step: 'choosing', email, failure: outcome.kind }
  }
}
