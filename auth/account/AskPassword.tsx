import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { ActionLine, Progress, ScreenTitle, SubmitButton, textOf } from '#auth/form/controls.tsx'
import { Failure } from '#auth/form/Failure.tsx'
import { PasswordField } from '#auth/form/fields.tsx'
import { useFailureFocus, useSubmission } from '#auth/form/hooks.ts'
import type { TemporaryFailure } from '#auth/service/failure.ts'
import { passwordForm, passwordQuestion as words } from '#words/account/password.ts'
import type { TaskProps } from './screen.ts'

interface AskPasswordProps extends Pick<TaskProps, 'account' | 'details' | 'onBack'> {
  /** The task, shown once the password is right. */
  children: ReactNode
}

type AskFailure = 'missing' | 'current' | 'oldSignIn' | TemporaryFailure

/** Asks for the password before a task, because a person with an open session may not be the client. */
export function AskPassword({ account, details, onBack, children }: AskPasswordProps) {
  const [isRight, setRight] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { busy, failure, submit, edit } = useSubmission<string, AskFailure>(
    (password) => (password === '' ? 'missing' : undefined),
    check,
  )
  const concernsField = failure === 'missing' || failure === 'current'

  useFailureFocus(failure, concernsField ? field : button)

  async function check(password: string): Promise<AskFailure | undefined> {
    const { kind } = await account.checkPassword(details, password)
    if (kind !== 'right') return kind === 'wrong' ? 'current' : kind
    setRight(true)
    return undefined
  }

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    submit(textOf(new FormData(event.currentTarget), 'current-password'))
  }

  if (isRight) return children
  return (
    <form method="post" noValidate onSubmit={send} onInput={edit}>
      <ScreenTitle takesFocus>{words.title}</ScreenTitle>
      <Failure>{failure && words.failure[failure]}</Failure>
      <Progress>{busy && words.submitting}</Progress>
      <input type="email" name="username" autoComplete="username" value={details.email} readOnly hidden />
      <p className="form-text max-w-text wrap-anywhere" id="password-brief">
        {words.brief}
      </p>
      <PasswordField
        input={field}
        id="current-password"
        label={passwordForm.current}
        showWhat={passwordForm.showCurrent}
        autoComplete="current-password"
        invalid={concernsField}
        describedBy="password-brief"
      />
      <SubmitButton button={button} busy={busy} words={words} />
      <ActionLine label={passwordForm.back} onAct={onBack} />
    </form>
  )
}
