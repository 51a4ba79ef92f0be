import { useEffect, useEffectEvent } from 'react'
import { ScreenTitle } from '#auth/form/controls.tsx'
import { PasswordForm } from '#auth/new-password/PasswordForm.tsx'
import { paths } from '#auth/paths.ts'
import { CodeForm } from '#auth/second-factor/CodeForm.tsx'
import type { PendingSignIn } from '#auth/service/auth-client.client.ts'
import type { Access } from '#auth/session/access.ts'
import { passwordChoice } from '#words/account/password.ts'
import { codeScreen } from '#words/account/second-factor.ts'
import { passkeyOffer, notKept as words } from '#words/account.ts'
import { usePending } from './usePending.ts'

export interface PendingStepsProps {
  pending: PendingSignIn
  access: Access
  /** Whether a new password is always required, as after the link of a message. */
  wantsPassword?: boolean
  /** Whether a passkey may be added after the new password. */
  offersPasskey?: boolean
  /** Leads back to the password; undefined after a link. */
  onBack?: () => void
  onEnded: () => void
}

/** The screens between a sign-in that lacks a proof and the dashboard: a code, a new password, the offer of a passkey. */
export function PendingSteps(props: PendingStepsProps) {
  const { pending, access, wantsPassword = false, offersPasskey = false, onBack, onEnded } = props
  const { state, verify, choose, endOffer } = usePending(pending, access, wantsPassword, offersPasskey)
  const ended = state.kind === 'ended'
  const end = useEffectEvent(onEnded)
  useEffect(() => {
    if (ended) end()
  }, [ended])

  switch (state.kind) {
    case 'code':
      return <CodeForm words={codeScreen} factors={state.factors} onCode={verify} onBack={onBack} />
    case 'password':
      return (
        <PasswordForm
          title={passwordChoice.title}
          reason={wantsPassword ? undefined : passwordChoice.initial}
          email={pending.session.user.email ?? ''}
          asksCurrent={false}
          onPassword={choose}
        />
      )
    case 'passkey':
      return (
        <state.Component
          client={pending.client}
          back={passkeyOffer.skip}
          onBack={() => void endOffer()}
          onAdded={() => void endOffer()}
        />
      )
    case 'notKept': {
      const { title, text } = state.passwordSet ? words.passwordSet : words.signedIn
      return (
        <div>
          <ScreenTitle takesFocus>{title}</ScreenTitle>
          <p className="form-text max-w-text wrap-anywhere">{text}</p>
          <a className="button button-amber form-button min-h-20 w-full gap-3" href={paths.signIn}>
            {words.signIn}
          </a>
        </div>
      )
    }
    case 'ended':
      return null
  }
}
