import type { PendingSignIn } from '#auth/service/pending-sign-in.ts'
import type { Trouble } from '#auth/service/trouble.ts'
import type { MessageLink, WholeLink } from './link.ts'
import type { RedeemOutcome } from './redeem.ts'

export type DeadReason = 'broken' | 'unknown' | 'spent' | 'ended'

/** The steps from the link of a message to the proofs that are asked after it. */
export type LinkState =
  | { kind: 'offered'; link: WholeLink; failure?: Trouble }
  | { kind: 'redeeming'; link: WholeLink }
  | { kind: 'redeemed'; pending: PendingSignIn }
  | { kind: 'dead'; reason: DeadReason }

export type LinkAction =
  | { kind: 'continued' }
  | { kind: 'answered'; outcome: RedeemOutcome }
  /** The service no longer knows the session that the link has opened. */
  | { kind: 'ended' }

export function firstLinkState(link: MessageLink): LinkState {
  return link.kind === 'whole' ? { kind: 'offered', link } : { kind: 'dead', reason: link.kind }
}

/** The state after an action. An action of another step changes nothing. */
export function nextLinkState(state: LinkState, action: LinkAction): LinkState {
  switch (action.kind) {
    case 'continued':
      return state.kind === 'offered' ? { kind: 'redeeming', link: state.link } : state
    case 'answered':
      return state.kind === 'redeeming' ? afterRedeeming(state.link, action.outcome) : state
    case 'ended':
      return state.kind === 'redeemed' ? { kind: 'dead', reason: 'ended' } : state
  }
}

function afterRedeeming(link: WholeLink, outcome: RedeemOutcome): LinkState {
  if (outcome.kind === 'redeemed') return { kind: 'redeemed', pending: outcome.pending }
  if (outcome.kind === 'spent') return { kind: 'dead', reason: 'spent' }
  return { kind: 'offered', link, failure: outcome.kind }
}
