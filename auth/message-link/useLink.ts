import { useReducer } from 'react'
import { useOneAtATime } from '#auth/form/useOneAtATime.ts'
import { paths } from '#auth/paths.ts'
import type { Access } from '#auth/session/access.ts'
import type { MessageLink } from './link.ts'
import type { LinkAccount } from './link-account.ts'
import { passwordMistake } from './new-password.ts'
import { firstLinkState, nextLinkState } from './state.ts'

/** The state of a link's screen, and the actions of its two forms. One request is pending at a time. */
export function useLink(link: MessageLink, access: Access, account: LinkAccount) {
  const [state, dispatch] = useReducer(nextLinkState, link, firstLinkState)
  const oneAtATime = useOneAtATime()

  return {
    state,
    redeem: () =>
      oneAtATime(async () => {
        if (state.kind !== 'offered') return
        dispatch({ kind: 'continued' })
        dispatch({ kind: 'redeemed', outcome: await account.redeem(state.link) })
      }),
    choose: (password: string, repeated: string) =>
      oneAtATime(async () => {
        const mistake = passwordMistake(password, repeated)
        if (mistake !== undefined) return dispatch({ kind: 'mistaken', mistake })
        dispatch({ kind: 'submitted' })
        const outcome = await account.choose(password)
        if (outcome.kind !== 'chosen') return dispatch({ kind: 'answered', outcome })
        const kept = await access.adopt(outcome.session)
        dispatch({ kind: 'answered', outcome: { kind: kept ? 'kept' : 'notKept' } })
        // Replaces the history entry: Back must not lead to a used link.
        if (kept) access.navigation.replace(paths.dashboard)
      }),
    edit: () => dispatch({ kind: 'edited' }),
  }
}
