import { type SubmitEvent, useRef } from 'react'
import { ActionLine, Progress, ScreenTitle, SubmitButton } from '#auth/form/controls.tsx'
import { Failure } from '#auth/form/Failure.tsx'
import { useFailureFocus, useSubmission } from '#auth/form/hooks.ts'
import type { TemporaryFailure } from '#auth/service/failure.ts'
import { passkeyName, passkeyRemoval as words } from '#words/account/passkeys.ts'
import { AskCode } from './AskCode.tsx'
import { AskPassword } from './AskPassword.tsx'
import type { TaskProps } from './screen.ts'

/** The steps that remove a passkey: the password, which then is the way in, a code, and the removal. */
export function RemovePasskey(props: TaskProps) {
  return (
    <AskPassword {...props}>
      <AskCode {...props}>
        <Removal {...props} />
      </AskCode>
    </AskPassword>
  )
}

function Removal({ account, details: { passkeys = [] }, passkey, onDone, onBack, onEnded }: TaskProps) {
  const button = useRef<HTMLButtonElement>(null)
  const { busy, failure, submit } = useSubmission<string, TemporaryFailure>(() => undefined, remove)

  useFailureFocus(failure, button)

  async function remove(id: string): Promise<TemporaryFailure | undefined> {
    const { kind } = await account.removePasskey(id)
    if (kind === 'removed') onDone('passkeyRemoved')
    else if (kind === 'ended') onEnded()
    else return kind
    return undefined
  }

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (passkey !== undefined) submit(passkey.id)
  }

  return (
    <form method="post" noValidate onSubmit={send}>
      <ScreenTitle takesFocus>{words.title}</ScreenTitle>
      <Failure>{failure && words.failure[failure]}</Failure>
      <Progress>{busy && words.submitting}</Progress>
      <p className="form-text max-w-text wrap-anywhere">{words.brief(passkeyName(passkey?.name ?? ''))}</p>
      {passkeys.length === 1 && <p className="form-text max-w-text wrap-anywhere">{words.last}</p>}
      <SubmitButton button={button} busy={busy} words={words} />
      <ActionLine label={words.back} onAct={onBack} />
    </form>
  )
}
