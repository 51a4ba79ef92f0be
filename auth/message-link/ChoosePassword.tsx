import { type SubmitEvent, useRef } from 'react'
import { Failure } from '#auth/form/Failure.tsx'
import { PasswordField } from '#auth/form/PasswordField.tsx'
import { Progress } from '#auth/form/Progress.tsx'
import { ScreenTitle } from '#auth/form/ScreenTitle.tsx'
import { textOf } from '#auth/form/text-of.ts'
import { useFailureFocus } from '#auth/form/useFailureFocus.ts'
import { passwordBytes, passwordCharacters } from '#auth/limits.ts'
import { choosePassword as words } from '#content/en/account.ts'
import type { LinkState } from './state.ts'

interface ChoosePasswordProps {
  state: Extract<LinkState, { kind: 'choosing' | 'saving' | 'leaving' }>
  onSubmit: (password: string, repeated: string) => void
  onEdit: () => void
}

const limits = { least: passwordCharacters, most: passwordBytes }

/** The form for a new password, typed twice. Its rules are shown from the beginning. */
export function ChoosePassword({ state, onSubmit, onEdit }: ChoosePasswordProps) {
  const first = useRef<HTMLInputElement>(null)
  const second = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const busy = state.kind !== 'choosing'
  const failure = state.kind === 'choosing' ? state.failure : undefined
  const inTrouble = failure === 'limited' || failure === 'unreachable'

  useFailureFocus(failure, inTrouble ? button : failure === 'mismatch' ? second : first)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    onSubmit(textOf(fields, 'new-password'), textOf(fields, 'repeated-password'))
  }

  return (
    <form className="form" method="post" noValidate onSubmit={submit} onInput={onEdit}>
      <ScreenTitle takesFocus>{words.title}</ScreenTitle>
      <Failure id="password-failure">{failure && words.failure[failure](limits)}</Failure>
      <Progress>{busy && words.submitting}</Progress>
      <div className="f w nl">
        <label htmlFor="account">{words.account}</label>
        <input id="account" name="username" type="email" autoComplete="username" value={state.email} readOnly />
      </div>
      <p className="brief" id="password-rules">
        {words.rules(limits)}
      </p>
      <PasswordField
        field={first}
        id="new-password"
        label={words.password}
        showWhat={words.showPassword}
        autoComplete="new-password"
        invalid={failure !== undefined && failure !== 'mismatch' && !inTrouble}
        describedBy="password-failure password-rules"
      />
      <PasswordField
        field={second}
        id="repeated-password"
        label={words.repeated}
        showWhat={words.showRepeated}
        autoComplete="new-password"
        invalid={failure === 'mismatch'}
        describedBy="password-failure"
      />
      <button ref={button} className="button button-amber" type="submit" disabled={busy}>
        {busy ? words.submitting : words.submit}
      </button>
    </form>
  )
}
