import { useState } from 'react'
import { ScreenTitle } from '#auth/form/ScreenTitle.tsx'
import { path } from '#auth/limits.ts'
import type { LinkScreenProps } from '#auth/sign-in/screens.ts'
import { notKept as words } from '#content/en/account.ts'
import { ChoosePassword } from './ChoosePassword.tsx'
import { DeadLink } from './DeadLink.tsx'
import { LinkOffer } from './LinkOffer.tsx'
import type { OpenLinkAccount } from './link-account.ts'
import { useLink } from './useLink.ts'

interface Props extends LinkScreenProps {
  openAccount: OpenLinkAccount
}

/**
 * From a link in a message to a password. Nothing is redeemed until the visitor says so: programs that scan mail open
 * links as well.
 */
export function LinkScreen({ link, access, onRecover, openAccount, authUrl, authKey }: Props) {
  const [account] = useState(() => openAccount({ authUrl, authKey }))
  const { state, redeem, choose, edit } = useLink(link, access, account)
  switch (state.step) {
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
          <a className="button button-amber" href={path.signIn}>
            {words.signIn}
          </a>
        </div>
      )
  }
}
