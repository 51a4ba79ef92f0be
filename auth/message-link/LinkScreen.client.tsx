import { useRef, useState } from 'react'
import { Progress, ScreenTitle } from '#auth/form/controls.tsx'
import { Failure } from '#auth/form/Failure.tsx'
import { useFailureFocus, useSubmission } from '#auth/form/hooks.ts'
import { linkMinutes } from '#auth/limits.ts'
import { paths } from '#auth/paths.ts'
import { PendingSteps } from '#auth/pending/PendingSteps.tsx'
import type { AuthService, PendingSignIn } from '#auth/service/auth-client.client.ts'
import type { Access } from '#auth/session/access.ts'
import { useSession } from '#auth/session/session-state.ts'
import { deadLink, linkOffer as words } from '#words/account.ts'
import { type CompleteLink, readMessageLink } from './link.ts'
import { type RedeemFailure, redeem } from './redeem.client.ts'

export interface LinkScreenProps extends AuthService {
  /** Whether the service has passkeys. */
  passkeys: boolean
  /** The query and fragment with the link. */
  address: string
  access: Access
  /** Opens the screen that requests a message. */
  onRecover: () => void
}

/**
 * The screens between a link in a message and a new password. The link is redeemed only when the visitor continues, because
 * mail scanners open links too.
 */
export function LinkScreen({ address, access, passkeys, onRecover, authUrl, authKey }: LinkScreenProps) {
  const [step, setStep] = useState<LinkStep>(() => {
    const link = readMessageLink(address)
    return link.kind === 'complete' ? { kind: 'offered', link } : { kind: 'dead', reason: link.kind }
  })

  async function use(offered: CompleteLink): Promise<RedeemFailure | undefined> {
    const outcome = await redeem({ authUrl, authKey }, offered)
    if (outcome.kind === 'redeemed') setStep({ ...outcome, purpose: offered.purpose })
    else if (outcome.kind === 'spent') setStep({ kind: 'dead', reason: 'spent' })
    else return outcome.kind
    return undefined
  }

  switch (step.kind) {
    case 'offered':
      return <LinkOffer link={step.link} access={access} onContinue={use} />
    case 'redeemed':
      return (
        <PendingSteps
          pending={step.pending}
          access={access}
          wantsPassword
          offersPasskey={passkeys && step.purpose === 'invite'}
          onEnded={() => setStep({ kind: 'dead', reason: 'ended' })}
        />
      )
    case 'dead':
      return <DeadLink reason={step.reason} onRecover={onRecover} />
  }
}

/** `ended`: the session that the link has opened no longer exists. */
type DeadReason = 'broken' | 'spent' | 'ended'

/** The steps from the link of a message to the proofs that follow. */
type LinkStep =
  | { kind: 'offered'; link: CompleteLink }
  | { kind: 'redeemed'; pending: PendingSignIn; purpose: CompleteLink['purpose'] }
  | { kind: 'dead'; reason: DeadReason }

interface LinkOfferProps {
  link: CompleteLink
  access: Access
  /** Redeems the link. Resolves to the failure to show, or to undefined if another screen follows. */
  onContinue: (link: CompleteLink) => Promise<RedeemFailure | undefined>
}

/** The button that redeems a link. A signed-in visitor is told whose session would end, and may keep it. */
function LinkOffer({ link, access, onContinue }: LinkOfferProps) {
  const session = useSession(access)
  const button = useRef<HTMLButtonElement>(null)
  const { busy, failure, submit } = useSubmission<CompleteLink, RedeemFailure>(() => undefined, onContinue)
  const { title, text } = words[link.purpose]

  useFailureFocus(failure, button)

  return (
    <div>
      <ScreenTitle takesFocus>{title}</ScreenTitle>
      <Failure>{failure && words.failure[failure]}</Failure>
      <Progress>{busy && words.submitting}</Progress>
      <p className="form-text max-w-text wrap-anywhere">{text}</p>
      {session.kind === 'signedIn' && (
        <p className="form-text max-w-text wrap-anywhere">
          {words.session(session.user.email)} <a href={paths.dashboard}>{words.stay}</a>
        </p>
      )}
      <button
        ref={button}
        className="button button-amber form-button min-h-20 w-full gap-3"
        type="button"
        onClick={() => submit(link)}
        disabled={busy}
      >
        {busy ? words.submitting : words.submit}
      </button>
      <p className="form-text text-ui">{words.unasked}</p>
    </div>
  )
}

interface DeadLinkProps {
  reason: DeadReason
  onRecover: () => void
}

/** The screen of a link that cannot be used: the reason, and what to do instead. */
function DeadLink({ reason, onRecover }: DeadLinkProps) {
  return (
    <div>
      <ScreenTitle takesFocus>{deadLink.title}</ScreenTitle>
      <p className="form-text max-w-text wrap-anywhere">{deadLink.reason[reason](linkMinutes)}</p>
      <button className="button button-amber form-button min-h-20 w-full gap-3" type="button" onClick={onRecover}>
        {deadLink.again}
      </button>
      <p className="form-text text-ui">
        {deadLink.invitation} <a href={paths.contact}>{deadLink.contact}</a>
      </p>
    </div>
  )
}
