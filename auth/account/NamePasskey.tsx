import { type SubmitEvent, useRef } from 'react'
import { ActionLine, Progress, ScreenTitle, SubmitButton, textOf } from '#auth/form/controls.tsx'
import { Failure } from '#auth/form/Failure.tsx'
import { Field } from '#auth/form/fields.tsx'
import { useFailureFocus, useSubmission } from '#auth/form/hooks.ts'
import { passkeyNameBytes } from '#auth/passkeys/passkey.ts'
import { visibleText } from '#components/islands/fields/typed-text.ts'
import { passkeyNaming as words } from '#words/account/passkeys.ts'
import type { TaskProps } from './account.ts'

type NameFailure = keyof typeof words.failure

/** The form that names a passkey, which the service has named after its manager. */
export function NamePasskey({ account, passkey, onDone, onBack, onEnded }: TaskProps) {
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { busy, failure, submit, edit } = useSubmission<string, NameFailure>(mistakeIn, rename)
  const concernsName = failure === 'unnamed' || failure === 'long'

  useFailureFocus(failure, concernsName ? field : button)

  async function rename(name: string): Promise<NameFailure | undefined> {
    if (passkey === undefined) return 'gone'
    const { kind } = await account.renamePasskey(passkey.id, name)
    if (kind === 'renamed') onDone('passkeyNamed')
    else if (kind === 'ended') onEnded()
    else return kind
    return undefined
  }

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    submit(textOf(new FormData(event.currentTarget), 'passkey-name').trim())
  }

  return (
    <form method="post" noValidate onSubmit={send} onInput={edit}>
      <ScreenTitle takesFocus>{words.title}</ScreenTitle>
      <Failure id="name-failure">{failure && words.failure[failure]}</Failure>
      <Progress>{busy && words.submitting}</Progress>
      <Field id="passkey-name" label={words.name} isRequired>
        <input
          ref={field}
          className="form-input min-h-16"
          id="passkey-name"
          name="passkey-name"
          defaultValue={passkey?.name}
          autoComplete="off"
          required
          aria-invalid={concernsName || undefined}
          aria-describedby="name-failure name-note"
        />
        <p className="px-in pb-3 text-ui" id="name-note">
          {words.note}
        </p>
      </Field>
      <SubmitButton button={button} busy={busy} words={words} />
      <ActionLine label={words.back} onAct={onBack} />
    </form>
  )
}

function mistakeIn(name: string): NameFailure | undefined {
  if (visibleText(name) === '') return 'unnamed'
  return new TextEncoder().encode(name).length > passkeyNameBytes ? 'long' : undefined
}
