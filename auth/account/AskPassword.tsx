import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { ActionLine } from '#auth/form/ActionLine.tsx'
import { Failure } from '#auth/form/Failure.tsx'
import { PasswordField } from '#auth/form/PasswordField.tsx'
import { Progress } from '#auth/form/Progress.tsx'
import { ScreenTitle } from '#auth/form/ScreenTitle.tsx'
import { SubmitButton } from '#auth/form/SubmitButton.tsx'
import { textOf } from '#auth/form/text-of.ts'
import { useFailureFocus } from '#auth/form/useFailureFocus.ts'
import { useOneAtATime } from '#auth/form/useOneAtATime.ts'
import type { Trouble } from '#auth/service/trouble.ts'
import { passwordForm, passwordQuestion as words } from '#words/account/password.ts'
import type { TaskProps } from './state.ts'

interface AskPasswordProps extends Pick<TaskProps, 'account' | 'details' | 'onBack'> {
  /** The task, shown once the password is right. */
  children: ReactNode
}

type AskState =
  | { kind: 'asking'; failure?: 'missing' | 'current' | 'oldSignIn' | Trouble }
  | { kind: 'checking' | 'right' }

/** How old a sign-in may be that stands in for a password that the service does not check here. */
const recentMilliseconds = 10 * 60 * 1000

/** Asks for the password before a task, because whoever has a session does not always have the account. */
export function AskPassword({ account, details, onBack, children }: AskPasswordProps) {
  const [state, setState] = useState<AskState>({ kind: 'asking' })
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const oneAtATime = useOneAtATime()
  const busy = state.kind === 'checking'
  const failure = state.kind === 'asking' ? state.failure : undefined
  const concernsField = failure === 'missing' || failure === 'current'

  useFailureFocus(failure, concernsField ? field : button)

  function check(password: string) {
    void oneAtATime(async () => {
      if (password === '') return setState({ kind: 'asking', failure: 'missing' })
      setState({ kind: 'checking' })
      const { kind } = await account.checkPassword(details.email, password)
      if (kind === 'right' || (kind === 'unchecked' && isRecent(details.lastSignIn))) return setState({ kind: 'right' })
      const failed = {
        wrong: 'current',
        unchecked: 'oldSignIn',
        limited: 'limited',
        unreachable: 'unreachable',
      } as const
      setState({ kind: 'asking', failure: failed[kind] })
    })
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    check(textOf(new FormData(event.currentTarget), 'current-password'))
  }

  if (state.kind === 'right') return children
  return (
    <form
      className="form"
      method="post"
      noValidate
      onSubmit={submit}
      onInput={() => setState((now) => (now.kind === 'asking' ? { kind: 'asking' } : now))}
    >
      <ScreenTitle takesFocus>{words.title}</ScreenTitle>
      <Failure>{failure && words.failure[failure]}</Failure>
      <Progress>{busy && words.submitting}</Progress>
      <p className="brief" id="password-brief">
        {words.brief}
      </p>
      <input type="email" name="username" autoComplete="username" value={details.email} readOnly hidden />
      <PasswordField
        field={field}
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

function isRecent(moment: string | undefined): boolean {
  return moment !== undefined && Date.now() - Date.parse(moment) < recentMilliseconds
}
