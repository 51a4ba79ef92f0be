import { useReducer } from 'react'
import { useOneAtATime } from '#auth/form/useOneAtATime.ts'
import { PendingSteps } from '#auth/pending/PendingSteps.tsx'
import type { AuthService } from '#auth/service/auth-service.ts'
import type { Access } from '#auth/session/access.ts'
import { DeadLink } from './DeadLink.tsx'
import { LinkOffer } from './LinkOffer.tsx'
import type { MessageLink } from './link.ts'
import { redeem } from './redeem.client.ts'
import { firstLinkState, nextLinkState } from './state.ts'

export interface LinkScreenProps extends AuthService {
  link: MessageLink
  access: Access
  /** Opens the screen that requests a message. */
  onRecover: () => void
}

/**
 * The screen from a link in a message to a password. It redeems nothing until the visitor continues, because programs
 * that scan mail open links too.
 */
export function LinkScreen({ link, access, onRecover, authUrl, authKey }: LinkScreenProps) {
  const [state, dispatch] = useReducer(nextLinkState, link, firstLinkState)
  const oneAtATime = useOneAtATime()

  function use() {
    void oneAtATime(async () => {
      if (state.kind !== 'offered') return
      dispatch({ kind: 'continued' })
      dispatch({ kind: 'answered', outcome: await redeem({ authUrl, authKey }, state.link) })
    })
  }

  switch (state.kind) {
    case 'offered':
    case 'redeeming':
      return <LinkOffer state={state} access={access} onContinue={use} />
    case 'redeemed':
      return (
        <PendingSteps
          pending={state.pending}
          access={access}
          wantsPassword
          onEnded={() => dispatch({ kind: 'ended' })}
        />
      )
    case 'dead':
      return <DeadLink reason={state.reason} onRecover={onRecover} />
  }
}
