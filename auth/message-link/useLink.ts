import { useReducer } from 'react'
import { useOneAtATime } from '#auth/form/useOneAtATime.ts'
import { path } from '#auth/limits.ts'
import type { Access } from '#auth/session/access.ts'
import type { MessageLink } from './link.ts'
import type { LinkAccount } from './link-account.ts'
import { passwordMistake } from './new-password.ts'
import { firstLinkState, nextLinkState } from './state.ts'

/** The state of a link's screen, and what its two forms do. One request is under way at a time. */
export function useLink(link: MessageLink, access: Access, account: LinkAccount) {
  const [state, dispatch] = useReducer(nextLinkState, link, firstLinkState)
  const oneAtATime = useOneAtATime()

  return {
    state,
    redeem: () =>
      oneAtATime(async () => {
        if (state.step !== 'offered') return
        dispatch({ type: 'continued' })
        dispatch({ type: 'redeemed', outcome: await account.redeem(state.link) })
      }),
    choose: (password: string, repeated: string) =>
      oneAtATime(async () => {
        const mistake = passwordMistake(password, repeated)
        if (mistake !== undefined) return dispatch({ type: 'mistaken', mistake })
        dispatch({ type: 'submitted' })
        const outcome = await account.choose(password)
        if (outcome.kind !== 'chosen') return dispatch({ type: 'answered', outcome })
        const kept = await access.adopt(outcome.session)
        dispatch({ type: 'answered', outcome: { kind: kept ? 'kept' : 'notKept' } })
        // No history entry leads back to a link that is used.
        if (kept) access.navigation.replace(path.dashboard)
      }),
    edit: () => dispatch({ type: 'edited' }),
  }
}
