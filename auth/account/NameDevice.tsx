import { type SubmitEvent, useRef } from 'react'
import { ActionLine } from '#auth/form/ActionLine.tsx'
import { Failure } from '#auth/form/Failure.tsx'
import { Progress } from '#auth/form/Progress.tsx'
import { ScreenTitle } from '#auth/form/ScreenTitle.tsx'
import { SubmitButton } from '#auth/form/SubmitButton.tsx'
import { textOf } from '#auth/form/text-of.ts'
import { useFailureFocus } from '#auth/form/useFailureFocus.ts'
import type { Trouble } from '#auth/service/trouble.ts'
import { nameDevice as words } from '#words/account/enrolment.ts'
import { signInForm } from '#words/login.ts'

/** `replaced`: the enrolment was given up for one in another tab, or took too long. The others are the service's answers. */
export type NameFailure = 'unnamed' | 'nameTaken' | 'tooMany' | 'off' | 'replaced' | Trouble

interface NameDeviceProps {
  busy: boolean
  failure: NameFailure | undefined
  onSubmit: (name: string) => void
  onEdit: () => void
  onBack: () => void
}

/** The first step to a device: the name by which the client knows it. */
export function NameDevice({ busy, failure, onSubmit, onEdit, onBack }: NameDeviceProps) {
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const concernsName = failure === 'unnamed' || failure === 'nameTaken'

  useFailureFocus(failure, concernsName ? field : button)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    onSubmit(textOf(new FormData(event.currentTarget), 'device-name').trim())
  }

  return (
    <form className="form" method="post" noValidate onSubmit={submit} onInput={onEdit}>
      <ScreenTitle takesFocus>{words.title}</ScreenTitle>
      <Failure id="name-failure">{failure && words.failure[failure]}</Failure>
      <Progress>{busy && words.submitting}</Progress>
      <p className="brief">{words.brief}</p>
      <p className="brief">{words.consequence}</p>
      <div className="form-field full-row row-start">
        <label htmlFor="device-name">
          {words.name}
          <span aria-hidden="true">{signInForm.required}</span>
        </label>
        <input
          ref={field}
          id="device-name"
          name="device-name"
          maxLength={60}
          autoComplete="off"
          required
          aria-invalid={concernsName || undefined}
          aria-describedby="name-failure name-note"
        />
        <p className="field-hint" id="name-note">
          {words.note}
        </p>
      </div>
      <SubmitButton button={button} busy={busy} words={words} />
      <ActionLine label={words.back} onAct={onBack} />
    </form>
  )
}
