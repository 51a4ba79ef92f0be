import { useState } from 'react'
import { ScreenTitle } from '#auth/form/ScreenTitle.tsx'
import { paths } from '#auth/paths.ts'
import type { AuthService } from '#auth/service/auth-service.ts'
import type { Access } from '#auth/session/access.ts'
import { notKept as words } from '#content/en/account.ts'
import { ChoosePassword } from './ChoosePassword.tsx'
import { DeadLink } from './DeadLink.tsx'
import { LinkOffer } from './LinkOffer.tsx'
import type { MessageLink } from './link.ts'
import { openLinkAccount } from './link-account.client.ts'
import { useLink } from './useLink.ts'

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
  const [account] = useState(() => openLinkAccount({ authUrl, authKey }))
  const { state, redeem, choose, edit } = useLink(link, access, account)
  switch (state.kind) {
    case 'offered':
    case 'redeeming':
      return <LinkOffer state={state} access={access} onContinue={redeem} />
    case 'choosing':
    case 'saving':
    case 'leaving':
      return <ChoosePassword state={state} onSubmit={choose} onEdit={edit} />
    case 'dead':
      return <DeadLink reason={state.reason} onRecover={onRecover} />
    case 'notKept':
      return (
        <div className="form">
          <ScreenTitle takesFocus>{words.title}</ScreenTitle>
          <p className="brief">{words.text}</p>
          <a className="button button-amber" href={paths.signIn}>
            {words.signIn}
          </a>
        </div>
      )
  }
}
