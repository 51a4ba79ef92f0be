import { useRef } from 'react'
import { Failure } from '#auth/form/Failure.tsx'
import { Progress } from '#auth/form/Progress.tsx'
import { ScreenTitle } from '#auth/form/ScreenTitle.tsx'
import { useFailureFocus } from '#auth/form/useFailureFocus.ts'
import { paths } from '#auth/paths.ts'
import type { Access } from '#auth/session/access.ts'
import { useSession } from '#auth/session/useSession.ts'
import { linkOffer as words } from '#words/account.ts'
import type { LinkState } from './state.ts'

interface LinkOfferProps {
  state: Extract<LinkState, { kind: 'offered' | 'redeeming' }>
  access: Access
  onContinue: () => void
}

/** The offer to redeem a link. A visitor who is signed in already learns whose session would end, and may keep it. */
export function LinkOffer({ state, access, onContinue }: LinkOfferProps) {
  const session = useSession(access)
  const button = useRef<HTMLButtonElement>(null)
  const failure = state.kind === 'offered' ? state.failure : undefined
  const busy = state.kind === 'redeeming'
  const { title, text } = words[state.link.purpose]

  useFailureFocus(failure, button)

  return (
    <div className="form">
      <ScreenTitle takesFocus>{title}</ScreenTitle>
      <Failure>{failure && words.failure[failure]}</Failure>
      <Progress>{busy && words.submitting}</Progress>
      <p className="brief">{text}</p>
      {session.kind === 'signedIn' && (
        <p className="brief">
          {words.session(session.user.email)} <a href={paths.dashboard}>{words.stay}</a>
        </p>
      )}
      <button ref={button} className="button button-amber" type="button" onClick={onContinue} disabled={busy}>
        {busy ? words.submitting : words.submit}
      </button>
      <p className="sm">{words.unasked}</p>
    </div>
  )
}
