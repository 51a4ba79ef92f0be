import { type SubmitEvent, useRef, useState } from 'react'
import { ActionLine, Progress, ScreenTitle, SubmitButton } from '#auth/form/controls.tsx'
import { Failure } from '#auth/form/Failure.tsx'
import { useFailureFocus, useSubmission } from '#auth/form/hooks.ts'
import type { AuthClient } from '#auth/service/auth-client.client.ts'
import { passkeyAddition as words } from '#words/account/passkeys.ts'
import type { Passkey } from './passkey.ts'
import { type RegistrationFailure, registerPasskey } from './registration.client.ts'

export interface CreatePasskeyProps {
  /** Has the session of the account. */
  client: AuthClient
  /** Label of the way around this screen. */
  back: string
  onBack: () => void
  onAdded: (passkey: Passkey) => void
}

/** The form that adds a passkey to an account. The device asks where to keep it, and verifies its user. */
export function CreatePasskey({ client, back, onBack, onAdded }: CreatePasskeyProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isCancelled, setCancelled] = useState(false)
  const { busy, failure, submit, reset } = useSubmission<undefined, Exclude<RegistrationFailure, 'cancelled'>>(
    () => undefined,
    create,
  )

  useFailureFocus(failure, button)

  async function create() {
    setCancelled(false)
    const outcome = await registerPasskey(client)
    switch (outcome.kind) {
      case 'added':
        onAdded(outcome.passkey)
        return undefined
      case 'cancelled':
        // A closed prompt is no failure.
        setCancelled(true)
        reset()
        return undefined
      default:
        return outcome.kind
    }
  }

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    submit(undefined)
  }

  return (
    <form method="post" noValidate onSubmit={send}>
      <ScreenTitle takesFocus>{words.title}</ScreenTitle>
      <Failure>{failure && words.failure[failure]}</Failure>
      <Progress>{busy && words.submitting}</Progress>
      <p className="border-b px-in py-4 font-bold empty:hidden" role="status">
        {isCancelled && words.none}
      </p>
      <p className="form-text max-w-text wrap-anywhere">{words.brief}</p>
      <p className="form-text max-w-text wrap-anywhere">{words.consequence}</p>
      <SubmitButton button={button} busy={busy} words={words} />
      <ActionLine label={back} onAct={onBack} />
    </form>
  )
}
