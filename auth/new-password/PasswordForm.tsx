import { type SubmitEvent, useRef } from 'react'
import { ActionLine, Progress, ScreenTitle, SubmitButton, textOf } from '#auth/form/controls.tsx'
import { Failure } from '#auth/form/Failure.tsx'
import { Field, PasswordField } from '#auth/form/fields.tsx'
import { useFailureFocus, useSubmission } from '#auth/form/hooks.ts'
import { preparedPassword } from '#auth/form/password.ts'
import { passwordBytes, passwordCharacters } from '#auth/limits.ts'
import { passwordForm as words } from '#words/account/password.ts'
import { type NewPassword, type PasswordFailure, passwordMistake } from './new-password.ts'

interface PasswordFormProps {
  title: string
  /** Text before the rules: why a password is required. */
  reason?: string | undefined
  /** The account's email, by which a password manager knows whose password it saves. */
  email: string
  /** Whether the form also asks for the current password. */
  asksCurrent: boolean
  /** Sets the password. Resolves to the failure to show, or to undefined if another screen follows. */
  onPassword: (typed: NewPassword) => Promise<PasswordFailure | undefined>
  /** Leads back without a change. */
  onBack?: () => void
}

const limits = { least: passwordCharacters, most: passwordBytes }

/** The form for a new password, typed twice. Its rules are shown from the beginning. */
export function PasswordForm(props: PasswordFormProps) {
  const { title, reason, email, asksCurrent, onPassword, onBack } = props
  const current = useRef<HTMLInputElement>(null)
  const first = useRef<HTMLInputElement>(null)
  const second = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { busy, failure, submit, edit } = useSubmission<NewPassword, PasswordFailure>(passwordMistake, onPassword)
  const place = failure && placeOf(failure)

  useFailureFocus(failure, { current, first, second, button }[place ?? 'button'])

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const [password, repeated] = [textOf(fields, 'new-password'), textOf(fields, 'repeated-password')]
    submit({
      password: preparedPassword(password),
      repeated: preparedPassword(repeated),
      ...(asksCurrent && { current: textOf(fields, 'current-password') }),
    })
  }

  return (
    <form method="post" noValidate onSubmit={send} onInput={edit}>
      <ScreenTitle takesFocus>{title}</ScreenTitle>
      <Failure id="password-failure">{failure && words.failure[failure](limits)}</Failure>
      <Progress>{busy && words.submitting}</Progress>
      <Field id="account-email" label={words.account} isRequired={false}>
        <input
          id="account-email"
          className="form-input min-h-16"
          name="username"
          type="email"
          autoComplete="username"
          value={email}
          readOnly
        />
      </Field>
      <p className="form-text max-w-text wrap-anywhere" id="password-rules">
        {reason} {words.rules(limits)}
      </p>
      {asksCurrent && (
        <PasswordField
          input={current}
          id="current-password"
          label={words.current}
          showWhat={words.showCurrent}
          autoComplete="current-password"
          invalid={place === 'current'}
          describedBy="password-failure"
        />
      )}
      <PasswordField
        input={first}
        id="new-password"
        label={words.password}
        showWhat={words.showPassword}
        autoComplete="new-password"
        invalid={place === 'first'}
        describedBy="password-failure password-rules"
      />
      <PasswordField
        input={second}
        id="repeated-password"
        label={words.repeated}
        showWhat={words.showRepeated}
        autoComplete="new-password"
        invalid={place === 'second'}
        describedBy="password-failure"
      />
      <SubmitButton button={button} busy={busy} words={words} />
      {onBack && <ActionLine label={words.back} onAct={onBack} />}
    </form>
  )
}

/** The part of the form that a failure concerns: the field to correct, or the button to press again. */
function placeOf(failure: PasswordFailure): 'current' | 'first' | 'second' | 'button' {
  switch (failure) {
    case 'missing':
    case 'current':
      return 'current'
    case 'mismatch':
      return 'second'
    case 'limited':
    case 'unreachable':
      return 'button'
    default:
      return 'first'
  }
}
